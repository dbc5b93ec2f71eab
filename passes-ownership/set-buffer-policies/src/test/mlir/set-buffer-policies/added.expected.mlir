module attributes {mortise.policies = [{reuse = false}, {memory_space = 1 : i64, stack = false}, {arena = false}]} {
}

