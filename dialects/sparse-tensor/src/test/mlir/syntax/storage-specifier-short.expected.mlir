#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
module attributes {x.y = !sparse_tensor.storage_specifier<#sparse>} {
}

