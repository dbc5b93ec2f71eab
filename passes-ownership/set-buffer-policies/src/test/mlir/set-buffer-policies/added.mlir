// RUN: --set-buffer-policies="policies='[{memory_space = 1, stack = false}, {arena = false}]'"
// REFERENCE: has no such pass
// The policies of the program come first. One that is there already is not added again.
module attributes {mortise.policies = [{reuse = false}, {memory_space = 1, stack = false}]} {
}
