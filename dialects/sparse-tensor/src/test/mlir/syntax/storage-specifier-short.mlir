// RUN: --allow-unregistered-dialect
// The encoding of a storage specifier may be written without its name.

module attributes {x.y = !sparse_tensor.storage_specifier<<{ map = (d0) -> (d0 : compressed) }>>} {
}
