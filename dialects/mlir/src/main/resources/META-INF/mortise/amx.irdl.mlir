// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @amx attributes {
  source = "MLIR 22.1",
  other_attributes = true
} {
  ods.constraint @AMXTileF16OrBF16 {
    accepts = "!amx.tile & unchecked(\"cast<amx::TileType>($_self).getRank() == 2\") & element(f16 | bf16)",
    description = "tile of 16-bit float or bfloat16 type values"
  }
  ods.constraint @AMXTileF32 {
    accepts = "!amx.tile & unchecked(\"cast<amx::TileType>($_self).getRank() == 2\") & element(f32)",
    description = "tile of 32-bit float values"
  }
  ods.constraint @AMXTileI32 {
    accepts = "!amx.tile & unchecked(\"cast<amx::TileType>($_self).getRank() == 2\") & element(i32)",
    description = "tile of 32-bit signless integer values"
  }
  ods.constraint @AMXTileI8 {
    accepts = "!amx.tile & unchecked(\"cast<amx::TileType>($_self).getRank() == 2\") & element(i8)",
    description = "tile of 8-bit signless integer values"
  }
  ods.constraint @AMX_TileTypeElementType {accepts = "f32 | f16 | bf16 | i32 | i8"}
  ods.constraint @AnyAMXTile {
    accepts = "!amx.tile & unchecked(\"cast<amx::TileType>($_self).getRank() == 2\") & element(@AMX_TileTypeElementType)",
    description = "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values"
  }

  ods.type @tile {
    since = "22.1",
    traits = ["value_semantics"],
    implements = ["ShapedType"],
    format = "text"
  }

  ods.operation @tile_zero {
    results = ["res: @AnyAMXTile"],
    effects = ["write"],
    format = "attr-dict `:` qualified(type($res))"
  }

  ods.operation @tile_load {
    operands = ["base: memref read", "indices: index...", "stride: index?"],
    results = ["res: @AnyAMXTile"],
    effects = ["write"],
    traits = ["attr_sized_operand_segments"],
    format = "$base `[` $indices `]` (`,` $stride^ )? attr-dict`:` type($base) `into` qualified(type($res))"
  }

  ods.operation @tile_store {
    operands = ["base: memref write", "indices: index...", "val: @AnyAMXTile", "stride: index?"],
    traits = ["attr_sized_operand_segments"],
    format = "$base `[` $indices `]` `,` $val (`,` $stride^ )?attr-dict `:` type($base) `,` qualified(type($val))"
  }

  ods.operation @tile_mulf {
    operands = ["lhs: @AMXTileF16OrBF16", "rhs: @AMXTileF16OrBF16", "acc: @AMXTileF32"],
    results = ["res: @AMXTileF32"],
    types = ["same(acc, res)"],
    traits = ["pure"],
    format = "$lhs `,` $rhs `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))"
  }

  ods.operation @tile_muli {
    operands = ["lhs: @AMXTileI8", "rhs: @AMXTileI8", "acc: @AMXTileI32"],
    attributes = ["isZextLhs: unit?", "isZextRhs: unit?"],
    results = ["res: @AMXTileI32"],
    types = ["same(acc, res)"],
    traits = ["pure"],
    format = "$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))"
  }
}

