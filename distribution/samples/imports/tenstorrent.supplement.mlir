// What the definitions of Tenstorrent's compiler leave to C++; for: mortise-import --with=tenstorrent.supplement.mlir
ods.dialect @ttnn {
  ods.attribute @matmul_multi_core_reuse_multi_cast_dram_sharded_program_config {format = "text"}
}
