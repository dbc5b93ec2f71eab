// RUN:
// A layout that is the identity is dropped, also if its map has symbols that it does not use.
#identity = affine_map<(i, j)[s] -> (i, j)>
func.func private @with_memory_space(memref<2x4xi8, #identity, 1>)
func.func private @plain(memref<2x4xi8, #identity>)
