// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @amdgpu attributes {
  source = "MLIR 22.1"
} {
  ods.constraint @AnyIntegerOrFloat {accepts = "signless_integer | float", description = "Integer or Float"}
  ods.constraint @AnyIntegerOrFloatOr1DVector {
    accepts = "@AnyIntegerOrFloat | @FixedLengthVectorOfIntegerOrFloatValues1"
  }
  ods.constraint @FixedLengthVectorOf16BitFloatValuesOf2 {
    accepts = "fixed_vector(f16) & elements(2)",
    description = "fixed-length vector of 16-bit float values of length 2"
  }
  ods.constraint @FixedLengthVectorOf16BitSignlessInteger2 {
    accepts = "fixed_vector(i16) & elements(2)",
    description = "fixed-length vector of 16-bit signless integer values of length 2"
  }
  ods.constraint @FixedLengthVectorOf1BitSignlessIntegerOf {
    accepts = "fixed_vector(i1) & elements(16) & builds(vector<16xi1>)",
    description = "fixed-length vector of 1-bit signless integer values of length 16"
  }
  ods.constraint @FixedLengthVectorOf32BitFloatValuesOf2 {
    accepts = "fixed_vector(f32) & elements(2)",
    description = "fixed-length vector of 32-bit float values of length 2"
  }
  ods.constraint @FixedLengthVectorOf8BitSignlessIntegerOf {
    accepts = "fixed_vector(i8) & elements(4)",
    description = "fixed-length vector of 8-bit signless integer values of length 4"
  }
  ods.constraint @FixedLengthVectorOfBfloat16TypeValuesOf2 {
    accepts = "fixed_vector(bf16) & elements(2)",
    description = "fixed-length vector of bfloat16 type values of length 2"
  }
  ods.constraint @FixedLengthVectorOfF4E2M1FNTypeValuesOf8 {
    accepts = "fixed_vector(f4E2M1FN) & elements(8)",
    description = "fixed-length vector of f4E2M1FN type values of length 8"
  }
  ods.constraint @FixedLengthVectorOfF8E4M3FNUZTypeOrType4 {
    accepts = "fixed_vector(f8E4M3FNUZ | f8E5M2FNUZ | f8E4M3FN | f8E5M2) & elements(4)",
    description = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4"
  }
  ods.constraint @FixedLengthVectorOfF8E5M2TypeOrF8E4M3FN4 {
    accepts = "fixed_vector(f8E5M2 | f8E4M3FN) & elements(4)",
    description = "fixed-length vector of f8E5M2 type or f8E4M3FN type values of length 4"
  }
  ods.constraint @FixedLengthVectorOfF8E8M0FNUTypeValuesOf {
    accepts = "fixed_vector(f8E8M0FNU) & elements(4)",
    description = "fixed-length vector of f8E8M0FNU type values of length 4"
  }
  ods.constraint @FixedLengthVectorOfIntegerOrFloatValues1 {
    accepts = "fixed_vector(@AnyIntegerOrFloat) & rank(1)",
    description = "fixed-length vector of Integer or Float values of ranks 1"
  }
  ods.constraint @Vector16xBF16OfBfloat16TypeValues {
    accepts = "exactly(vector<16xbf16>)",
    description = "vector<16xBF16> of bfloat16 type values"
  }
  ods.constraint @Vector16xF16Of16BitFloatValues {
    accepts = "exactly(vector<16xf16>)",
    description = "vector<16xF16> of 16-bit float values"
  }
  ods.constraint @Vector16xF32Of32BitFloatValues {
    accepts = "exactly(vector<16xf32>)",
    description = "vector<16xF32> of 32-bit float values"
  }
  ods.constraint @Vector16xF6E2M3FNOfF6E2M3FNTypeValues {
    accepts = "exactly(vector<16xf6E2M3FN>)",
    description = "vector<16xF6E2M3FN> of f6E2M3FN type values"
  }
  ods.constraint @Vector16xF6E3M2FNOfF6E3M2FNTypeValues {
    accepts = "exactly(vector<16xf6E3M2FN>)",
    description = "vector<16xF6E3M2FN> of f6E3M2FN type values"
  }
  ods.constraint @Vector4xF8E8M0FNUOfF8E8M0FNUTypeValues {
    accepts = "exactly(vector<4xf8E8M0FNU>)",
    description = "vector<4xF8E8M0FNU> of f8E8M0FNU type values"
  }
  ods.constraint @Vector8xBF16OfBfloat16TypeValues {
    accepts = "exactly(vector<8xbf16>)",
    description = "vector<8xBF16> of bfloat16 type values"
  }
  ods.constraint @Vector8xF16Of16BitFloatValues {
    accepts = "exactly(vector<8xf16>)",
    description = "vector<8xF16> of 16-bit float values"
  }
  ods.constraint @Vector8xF32Of32BitFloatValues {
    accepts = "exactly(vector<8xf32>)",
    description = "vector<8xF32> of 32-bit float values"
  }
  ods.constraint @Vector8xF4E2M1FNOfF4E2M1FNTypeValues {
    accepts = "exactly(vector<8xf4E2M1FN>)",
    description = "vector<8xF4E2M1FN> of f4E2M1FN type values"
  }
  ods.constraint @Vector8xF8E4M3FNOfF8E4M3FNTypeValues {
    accepts = "exactly(vector<8xf8E4M3FN>)",
    description = "vector<8xF8E4M3FN> of f8E4M3FN type values"
  }
  ods.constraint @Vector8xF8E5M2OfF8E5M2TypeValues {
    accepts = "exactly(vector<8xf8E5M2>)",
    description = "vector<8xF8E5M2> of f8E5M2 type values"
  }
  ods.constraint @VectorOf16BitFloatOrBfloat16TypeValuesOf {
    accepts = "vector(f16 | bf16) & min_rank(1) & elements(2)",
    description = "vector of 16-bit float or bfloat16 type values of length 2"
  }
  ods.constraint @VectorOf16BitFloatOrBfloat16TypeValuesOf_2 {
    accepts = "vector(f16 | bf16) & min_rank(1) & elements(4, 8, 16)",
    description = "vector of 16-bit float or bfloat16 type values of length 4/8/16"
  }
  ods.constraint @VectorOf16BitFloatValuesOfLength48 {
    accepts = "vector(f16) & min_rank(1) & elements(4, 8)",
    description = "vector of 16-bit float values of length 4/8"
  }
  ods.constraint @VectorOf16BitFloatValuesOfLength816 {
    accepts = "vector(f16) & min_rank(1) & elements(8, 16)",
    description = "vector of 16-bit float values of length 8/16"
  }
  ods.constraint @VectorOf16BitSignlessIntegerValuesOfAt1 {
    accepts = "vector(i16) & min_rank(1) & min_elements(1) & max_elements(16)",
    description = "vector of 16-bit signless integer values of at least length 1 of at most length 16"
  }
  ods.constraint @VectorOf32BitFloatOr16BitFloatOrBfloat16 {
    accepts = "vector(f32 | f16 | bf16) & min_rank(1) & elements(1, 2)",
    description = "vector of 32-bit float or 16-bit float or bfloat16 type values of length 1/2"
  }
  ods.constraint @VectorOf32BitFloatOr32BitSignlessInteger {
    accepts = "vector(f32 | i32) & min_rank(1) & elements(4, 8)",
    description = "vector of 32-bit float or 32-bit signless integer values of length 4/8"
  }
  ods.constraint @VectorOf32BitFloatValuesOfLength2 {
    accepts = "vector(f32) & min_rank(1) & elements(2)",
    description = "vector of 32-bit float values of length 2"
  }
  ods.constraint @VectorOf32BitFloatValuesOfLength416 {
    accepts = "vector(f32) & min_rank(1) & elements(4, 16)",
    description = "vector of 32-bit float values of length 4/16"
  }
  ods.constraint @VectorOf32BitFloatValuesOfLength41632 {
    accepts = "vector(f32) & min_rank(1) & elements(4, 16, 32)",
    description = "vector of 32-bit float values of length 4/16/32"
  }
  ods.constraint @VectorOf32BitFloatValuesOfLength816 {
    accepts = "vector(f32) & min_rank(1) & elements(8, 16)",
    description = "vector of 32-bit float values of length 8/16"
  }
  ods.constraint @VectorOf32BitSignlessIntegerValuesOf416 {
    accepts = "vector(i32) & min_rank(1) & elements(4, 16, 32)",
    description = "vector of 32-bit signless integer values of length 4/16/32"
  }
  ods.constraint @VectorOf32BitSignlessIntegerValuesOf416_2 {
    accepts = "vector(i32) & min_rank(1) & elements(4, 16)",
    description = "vector of 32-bit signless integer values of length 4/16"
  }
  ods.constraint @VectorOf32BitSignlessIntegerValuesOfAt18 {
    accepts = "vector(i32) & min_rank(1) & min_elements(1) & max_elements(8)",
    description = "vector of 32-bit signless integer values of at least length 1 of at most length 8"
  }
  ods.constraint @VectorOf4BitSignlessIntegerOr4BitSigned4 {
    accepts = "vector(i4 | si4 | ui4) & min_rank(1) & elements(4, 8, 16)",
    description = "vector of 4-bit signless integer or 4-bit signed integer or 4-bit unsigned integer values of length 4/8/16"
  }
  ods.constraint @VectorOf64BitFloatValuesOfLength4 {
    accepts = "vector(f64) & min_rank(1) & elements(4)",
    description = "vector of 64-bit float values of length 4"
  }
  ods.constraint @VectorOf8BitSignlessIntegerOr8BitSigned8 {
    accepts = "vector(i8 | si8 | ui8) & min_rank(1) & elements(4, 8, 16, 32)",
    description = "vector of 8-bit signless integer or 8-bit signed integer or 8-bit unsigned integer values of length 4/8/16/32"
  }
  ods.constraint @VectorOf8BitSignlessIntegerValuesOf1632 {
    accepts = "vector(i8) & min_rank(1) & elements(16, 32)",
    description = "vector of 8-bit signless integer values of length 16/32"
  }
  ods.constraint @VectorOf8BitSignlessIntegerValuesOf4816 {
    accepts = "vector(i8) & min_rank(1) & elements(4, 8, 16)",
    description = "vector of 8-bit signless integer values of length 4/8/16"
  }
  ods.constraint @VectorOf8BitSignlessIntegerValuesOf816 {
    accepts = "vector(i8) & min_rank(1) & elements(8, 16)",
    description = "vector of 8-bit signless integer values of length 8/16"
  }
  ods.constraint @VectorOfBfloat16TypeValuesOfLength248 {
    accepts = "vector(bf16) & min_rank(1) & elements(2, 4, 8)",
    description = "vector of bfloat16 type values of length 2/4/8"
  }
  ods.constraint @VectorOfBfloat16TypeValuesOfLength48 {
    accepts = "vector(bf16) & min_rank(1) & elements(4, 8)",
    description = "vector of bfloat16 type values of length 4/8"
  }
  ods.constraint @VectorOfBfloat16TypeValuesOfLength816 {
    accepts = "vector(bf16) & min_rank(1) & elements(8, 16)",
    description = "vector of bfloat16 type values of length 8/16"
  }
  ods.constraint @VectorOfF4E2M1FNTypeValuesOfLength123456 {
    accepts = "vector(f4E2M1FN) & min_rank(1) & elements(1, 2, 3, 4, 5, 6, 7, 8)",
    description = "vector of f4E2M1FN type values of length 1/2/3/4/5/6/7/8"
  }
  ods.constraint @VectorOfF4E2M1FNTypeValuesOfLength64128 {
    accepts = "vector(f4E2M1FN) & min_rank(1) & elements(64, 128)",
    description = "vector of f4E2M1FN type values of length 64/128"
  }
  ods.constraint @VectorOfF6E2M3FNTypeOrF6E3M2FNTypeOrType {
    accepts = "vector(f6E2M3FN | f6E3M2FN | f4E2M1FN) & min_rank(1) & elements(32)",
    description = "vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32"
  }
  ods.constraint @VectorOfF6E2M3FNTypeOrF6E3M2FNTypeValues {
    accepts = "vector(f6E2M3FN | f6E3M2FN) & min_rank(1) & elements(64)",
    description = "vector of f6E2M3FN type or f6E3M2FN type values of length 64"
  }
  ods.constraint @VectorOfF8E4M3FNTypeOrF8E5M2TypeValuesOf {
    accepts = "vector(f8E4M3FN | f8E5M2) & min_rank(1) & elements(4, 8, 32, 64)",
    description = "vector of f8E4M3FN type or f8E5M2 type values of length 4/8/32/64"
  }
  ods.constraint @VectorOfF8E4M3FNTypeOrF8E5M2TypeValuesOf_2 {
    accepts = "vector(f8E4M3FN | f8E5M2) & min_rank(1) & elements(8, 16)",
    description = "vector of f8E4M3FN type or f8E5M2 type values of length 8/16"
  }
  ods.constraint @VectorOfF8E4M3FNTypeOrF8E5M2TypeValuesOf_3 {
    accepts = "vector(f8E4M3FN | f8E5M2) & min_rank(1) & elements(16, 32)",
    description = "vector of f8E4M3FN type or f8E5M2 type values of length 16/32"
  }
  ods.constraint @VectorOfF8E4M3FNUZTypeOrF8E5M2FNUZTypeOf {
    accepts = "vector(f8E4M3FNUZ | f8E5M2FNUZ) & min_rank(1) & elements(8, 16)",
    description = "vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 8/16"
  }
  ods.constraint @VectorOfF8E4M3FNUZTypeOrF8E5M2FNUZTypeOf_2 {
    accepts = "vector(f8E4M3FNUZ | f8E5M2FNUZ) & min_rank(1) & elements(16, 32)",
    description = "vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 16/32"
  }
  ods.constraint @VectorOfF8E5M2FNUZTypeOrF8E4M3FNUZTypeOf {
    accepts = "vector(f8E5M2FNUZ | f8E4M3FNUZ) & min_rank(1) & elements(8)",
    description = "vector of f8E5M2FNUZ type or f8E4M3FNUZ type values of length 8"
  }
  ods.constraint @VectorOfF8E5M2FNUZTypeOrF8E4M3FNUZTypeOr {
    accepts = "vector(f8E5M2FNUZ | f8E4M3FNUZ | f8E5M2 | f8E4M3FN) & min_rank(1) & elements(1, 2, 3, 4)",
    description = "vector of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values of length 1/2/3/4"
  }
  ods.constraint @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf {
    accepts = "vector(f8E5M2 | f8E4M3FN) & min_rank(1) & elements(1, 2, 3, 4)",
    description = "vector of f8E5M2 type or f8E4M3FN type values of length 1/2/3/4"
  }
  ods.constraint @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf_2 {
    accepts = "vector(f8E5M2 | f8E4M3FN) & min_rank(1) & elements(8, 32)",
    description = "vector of f8E5M2 type or f8E4M3FN type values of length 8/32"
  }
  ods.constraint @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf_3 {
    accepts = "vector(f8E5M2 | f8E4M3FN) & min_rank(1) & elements(32)",
    description = "vector of f8E5M2 type or f8E4M3FN type values of length 32"
  }
  ods.constraint @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf_4 {
    accepts = "vector(f8E5M2 | f8E4M3FN) & min_rank(1) & elements(64)",
    description = "vector of f8E5M2 type or f8E4M3FN type values of length 64"
  }
  ods.constraint @VectorOfF8E8M0FNUTypeOrF8E4M3FNTypeOf48 {
    accepts = "vector(f8E8M0FNU | f8E4M3FN) & min_rank(1) & elements(4, 8)",
    description = "vector of f8E8M0FNU type or f8E4M3FN type values of length 4/8"
  }

  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue {
    accepts = "i32 & unchecked(\"is_contained({16, 32}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {16, 32}"
  }
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue0 {
    accepts = "i32 & unchecked(\"is_contained({0, 16}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {0, 16}"
  }
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue0_2 {
    accepts = "i32 & unchecked(\"is_contained({0, 1}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {0, 1}"
  }
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue1 {
    accepts = "i32 & unchecked(\"is_contained({1, 2, 4, 8, 16, 32, 64, 128}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {1, 2, 4, 8, 16, 32, 64, 128}"
  }
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue1_2 {
    accepts = "i32 & unchecked(\"is_contained({1, 2, 4, 16}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {1, 2, 4, 16}"
  }
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue4 {
    accepts = "i32 & unchecked(\"is_contained({4, 16, 32}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {4, 16, 32}"
  }
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue4_2 {
    accepts = "i32 & unchecked(\"is_contained({4, 16, 32, 64, 128}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {4, 16, 32, 64, 128}"
  }
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue_2 {
    accepts = "i32 & unchecked(\"is_contained({16}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {16}"
  }
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue_3 {
    accepts = "i32 & unchecked(\"is_contained({16, 32, 64, 128}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {16, 32, 64, 128}"
  }
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue_4 {
    accepts = "i32 & unchecked(\"is_contained({64, 128}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {64, 128}"
  }
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValue_5 {
    accepts = "i32 & unchecked(\"is_contained({128}, cast<IntegerAttr>($_self).getInt())\")",
    description = "32-bit signless integer attribute whose value is one of {128}"
  }

  ods.enum @AddressSpace {
    type = "i32",
    cases = ["fat_raw_buffer", "buffer_rsrc", "fat_structured_buffer"]
  }
  ods.enum @DPPPerm {
    type = "i32",
    cases = [
      "quad_perm",
      "row_shl",
      "row_shr",
      "row_ror",
      "wave_shl",
      "wave_shr",
      "wave_ror",
      "wave_rol",
      "row_mirror",
      "row_half_mirror",
      "row_bcast_15",
      "row_bcast_31"
    ]
  }
  ods.enum @MFMAPermB {
    type = "i32",
    cases = [
      "none",
      "bcast_first_32",
      "bcast_second_32",
      "rotate_16_right",
      "bcast_first_16",
      "bcast_second_16",
      "bcast_third_16",
      "bcast_fourth_16"
    ]
  }
  ods.enum @sched_barrier_opt_enum {
    type = "i32",
    bits = true,
    separator = "|",
    cases = [
      "none = 0",
      "non_mem_non_sideffect = 1",
      "valu = 2",
      "salu = 4",
      "mfma_wmma = 8",
      "all_vmem = 16",
      "vmem_read = 32",
      "vmem_write = 64",
      "all_ds = 128",
      "ds_read = 256",
      "ds_write = 512",
      "transcendental = 1024"
    ]
  }

  ods.attribute @address_space {
    since = "22.1",
    parameters = ["value: @AddressSpace"],
    format = "`<` $value `>`"
  }
  ods.attribute @dpp_perm {
    parameters = ["value: @DPPPerm"],
    format = "$value"
  }
  ods.attribute @sched_barrier_opt {
    parameters = ["value: @sched_barrier_opt_enum"],
    format = "`<` $value `>`"
  }
  ods.attribute @mfma_perm_b {
    parameters = ["value: @MFMAPermB"],
    format = "$value"
  }

  ods.type @tdm_base {
    since = "22.1",
    parameters = ["elementType: type"],
    format = "`<` $elementType `>`"
  }
  ods.type @tdm_gather_base {
    since = "22.1",
    parameters = ["elementType: type", "indexType: type"],
    format = "`<` $elementType `,` $indexType`>`"
  }
  ods.type @tdm_descriptor {since = "22.1"}

  ods.operation @ext_packed_fp8 {
    operands = ["source: f8E5M2FNUZ | f8E4M3FNUZ | f8E5M2 | f8E4M3FN | @VectorOfF8E5M2FNUZTypeOrF8E4M3FNUZTypeOr"],
    attributes = ["index: i32 & non_negative & max(3)"],
    results = ["res: f32 | @FixedLengthVectorOf32BitFloatValuesOf2"],
    traits = ["pure"],
    format = "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)"
  }

  ods.operation @scaled_ext_packed_matrix {
    since = "22.1",
    operands = [
      "source: @Vector8xF4E2M1FNOfF4E2M1FNTypeValues | @Vector8xF8E4M3FNOfF8E4M3FNTypeValues | @Vector8xF8E5M2OfF8E5M2TypeValues | @Vector16xF6E2M3FNOfF6E2M3FNTypeValues | @Vector16xF6E3M2FNOfF6E3M2FNTypeValues",
      "scale: @Vector4xF8E8M0FNUOfF8E8M0FNUTypeValues"
    ],
    attributes = [
      "blockSize: @_32BitSignlessIntegerAttributeWhoseValue",
      "firstScaleLane: @_32BitSignlessIntegerAttributeWhoseValue0",
      "firstScaleByte: i32 & min(0) & max(3)"
    ],
    results = [
      "res: @Vector8xF32Of32BitFloatValues | @Vector8xF16Of16BitFloatValues | @Vector8xBF16OfBfloat16TypeValues | @Vector16xF32Of32BitFloatValues | @Vector16xF16Of16BitFloatValues | @Vector16xBF16OfBfloat16TypeValues"
    ],
    types = ["same_shape(source, res)"],
    traits = ["pure"],
    format = "attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` `firstScaleLane` `(` $firstScaleLane`)` `firstScaleByte` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)"
  }

  ods.operation @scaled_ext_packed {
    since = "22.1",
    operands = [
      "source: @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf | @VectorOfF4E2M1FNTypeValuesOfLength123456",
      "scale: f32"
    ],
    attributes = ["index: i32 & non_negative & max(7)"],
    results = [
      "res: @FixedLengthVectorOf32BitFloatValuesOf2 | @FixedLengthVectorOf16BitFloatValuesOf2 | @FixedLengthVectorOfBfloat16TypeValuesOf2"
    ],
    traits = ["pure"],
    format = "attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)"
  }

  ods.operation @packed_trunc_2xfp8 {
    operands = ["sourceA: f32", "sourceB: f32?", "existing: @FixedLengthVectorOfF8E4M3FNUZTypeOrType4?"],
    attributes = ["wordIndex: i32 & non_negative & max(1)"],
    results = ["res: @FixedLengthVectorOfF8E4M3FNUZTypeOrType4"],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "attr-dict $sourceA `,` ($sourceB^):(`undef`)? `into` ($existing^):(`undef`)? `[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res) (`into` type($existing)^)?"
  }

  ods.operation @packed_scaled_trunc {
    since = "22.1",
    operands = [
      "source: @VectorOf32BitFloatOr16BitFloatOrBfloat16",
      "scale: f32",
      "existing: @FixedLengthVectorOfF8E5M2TypeOrF8E4M3FN4 | @FixedLengthVectorOfF4E2M1FNTypeValuesOf8?"
    ],
    attributes = ["index: i32 & non_negative & max(7)"],
    results = ["res: @FixedLengthVectorOfF8E5M2TypeOrF8E4M3FN4 | @FixedLengthVectorOfF4E2M1FNTypeValuesOf8"],
    traits = ["pure"],
    format = "attr-dict $source `into` ($existing^):(`undef`)? `[` $index `]` `,` $scale `:` type($source) `to` type($res) (`into` type($existing)^)?"
  }

  ods.operation @packed_stoch_round_fp8 {
    operands = ["source: f32", "stochiasticParam: i32", "existing: @FixedLengthVectorOfF8E4M3FNUZTypeOrType4?"],
    attributes = ["storeIndex: i32 & non_negative & max(3)"],
    results = ["res: @FixedLengthVectorOfF8E4M3FNUZTypeOrType4"],
    traits = ["pure"],
    format = "attr-dict $source `+` $stochiasticParam `into` ($existing^):(`undef`)? `[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)?"
  }

  ods.operation @fat_raw_buffer_cast {
    since = "22.1",
    operands = ["source: memref", "validBytes: i64?", "cacheSwizzleStride: i14?"],
    attributes = ["boundsCheck: bool = true", "resetOffset: unit?"],
    results = ["result: memref"],
    traits = ["attr_sized_operand_segments", "pure"],
    interfaces = ["view(source)"],
    format = "$source oilist (`validBytes` `(` $validBytes `)` | `cacheSwizzleStride` `(` $cacheSwizzleStride `)` | `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset ) attr-dict `:` type($source) `to` type($result)"
  }

  ods.operation @raw_buffer_load {
    operands = ["memref: memref read", "indices: i32...", "sgprOffset: i32?"],
    attributes = ["boundsCheck: bool = true", "indexOffset: i32?"],
    results = ["value: any"],
    types = ["same_element(value, memref)"],
    traits = ["attr_sized_operand_segments"],
    format = "attr-dict $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($memref) (`,` type($indices)^)? `->` type($value)"
  }

  ods.operation @raw_buffer_store {
    operands = ["value: any", "memref: memref write", "indices: i32...", "sgprOffset: i32?"],
    attributes = ["boundsCheck: bool = true", "indexOffset: i32?"],
    types = ["same_element(value, memref)"],
    traits = ["attr_sized_operand_segments"],
    format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) (`,` type($indices)^)?"
  }

  ods.operation @raw_buffer_atomic_cmpswap {
    operands = ["src: any", "cmp: any", "memref: memref read write", "indices: i32...", "sgprOffset: i32?"],
    attributes = ["boundsCheck: bool = true", "indexOffset: i32?"],
    results = ["value: any"],
    types = ["same(src, cmp, value)", "same_element(value, memref)"],
    traits = ["attr_sized_operand_segments"],
    format = "attr-dict $src `,` $cmp `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)"
  }

  ods.operation @raw_buffer_atomic_fadd {
    operands = [
      "value: f32 | @VectorOf16BitFloatOrBfloat16TypeValuesOf",
      "memref: memref read write",
      "indices: i32...",
      "sgprOffset: i32?"
    ],
    attributes = ["boundsCheck: bool = true", "indexOffset: i32?"],
    types = ["same_element(value, memref)"],
    traits = ["attr_sized_operand_segments"],
    format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)"
  }

  ods.operation @raw_buffer_atomic_fmax {
    operands = ["value: f32 | f64", "memref: memref read write", "indices: i32...", "sgprOffset: i32?"],
    attributes = ["boundsCheck: bool = true", "indexOffset: i32?"],
    types = ["same_element(value, memref)"],
    traits = ["attr_sized_operand_segments"],
    format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)"
  }

  ods.operation @raw_buffer_atomic_smax {
    operands = ["value: i32", "memref: memref read write", "indices: i32...", "sgprOffset: i32?"],
    attributes = ["boundsCheck: bool = true", "indexOffset: i32?"],
    traits = ["attr_sized_operand_segments"],
    format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)"
  }

  ods.operation @raw_buffer_atomic_umin {
    operands = ["value: i32", "memref: memref read write", "indices: i32...", "sgprOffset: i32?"],
    attributes = ["boundsCheck: bool = true", "indexOffset: i32?"],
    traits = ["attr_sized_operand_segments"],
    format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)"
  }

  ods.operation @dpp {
    since = "22.1",
    operands = ["old: any", "src: any"],
    attributes = [
      "kind: #amdgpu.dpp_perm",
      "permArgument: i32 | array | unit?",
      "row_mask: i32 = 15 : i32",
      "bank_mask: i32 = 15 : i32",
      "bound_ctrl: bool = false"
    ],
    results = ["result: any"],
    types = ["same(result, old, src)"],
    traits = ["same_type_operands", "pure"],
    format = "$old $src $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)"
  }

  ods.operation @swizzle_bitmode {
    since = "22.1",
    operands = ["src: @AnyIntegerOrFloatOr1DVector"],
    attributes = ["and_mask: i32", "or_mask: i32", "xor_mask: i32"],
    results = ["result: @AnyIntegerOrFloatOr1DVector"],
    types = ["same(result, src)"],
    traits = ["pure"],
    format = "$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)"
  }

  ods.operation @permlane_swap {
    since = "22.1",
    operands = ["src: @AnyIntegerOrFloatOr1DVector"],
    attributes = ["row_length: i32", "fetch_inactive: bool = false", "bound_ctrl: bool = false"],
    results = ["result: @AnyIntegerOrFloatOr1DVector"],
    types = ["same(result, src)"],
    traits = ["pure"],
    format = "$src $row_length attr-dict `:` type($result)"
  }

  ods.operation @lds_barrier {
    format = "attr-dict"
  }

  ods.operation @sched_barrier {
    since = "22.1",
    attributes = ["opts: #amdgpu.sched_barrier_opt"],
    format = "`allow` `=` $opts attr-dict"
  }

  ods.operation @memory_counter_wait {
    since = "22.1",
    attributes = ["load: i32?", "store: i32?", "ds: i32?", "exp: i32?", "tensor: i32?"],
    format = "oilist( `load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` | `tensor` `(` $tensor `)` ) attr-dict"
  }

  ods.operation @mfma {
    operands = [
      "sourceA: f32 | f64 | i32 | i64 | @VectorOf32BitFloatValuesOfLength2 | @VectorOf16BitFloatValuesOfLength48 | @VectorOfBfloat16TypeValuesOfLength248 | @VectorOf8BitSignlessIntegerValuesOf4816 | @VectorOfF8E5M2FNUZTypeOrF8E4M3FNUZTypeOf | @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf_2 | @VectorOfF6E2M3FNTypeOrF6E3M2FNTypeOrType",
      "sourceB: f32 | f64 | i32 | i64 | @VectorOf32BitFloatValuesOfLength2 | @VectorOf16BitFloatValuesOfLength48 | @VectorOfBfloat16TypeValuesOfLength248 | @VectorOf8BitSignlessIntegerValuesOf4816 | @VectorOfF8E5M2FNUZTypeOrF8E4M3FNUZTypeOf | @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf_2 | @VectorOfF6E2M3FNTypeOrF6E3M2FNTypeOrType",
      "destC: f64 | @VectorOf32BitFloatValuesOfLength41632 | @VectorOf32BitSignlessIntegerValuesOf416 | @VectorOf64BitFloatValuesOfLength4"
    ],
    attributes = [
      "m: @_32BitSignlessIntegerAttributeWhoseValue4",
      "n: @_32BitSignlessIntegerAttributeWhoseValue4",
      "k: @_32BitSignlessIntegerAttributeWhoseValue1",
      "blocks: @_32BitSignlessIntegerAttributeWhoseValue1_2 = 1 : i32",
      "cbsz: i32 = 0 : i32",
      "abid: i32 = 0 : i32",
      "blgp: #amdgpu.mfma_perm_b = #amdgpu<mfma_perm_b none>",
      "reducePrecision: unit?",
      "negateA: unit?",
      "negateB: unit?",
      "negateC: unit?"
    ],
    results = [
      "destD: f64 | @VectorOf32BitFloatValuesOfLength41632 | @VectorOf32BitSignlessIntegerValuesOf416 | @VectorOf64BitFloatValuesOfLength4"
    ],
    types = ["same(destC, destD)"],
    traits = ["pure"],
    format = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($sourceB) `,` type($destC)"
  }

  ods.operation @wmma {
    operands = [
      "sourceA: @VectorOf32BitFloatValuesOfLength2 | @VectorOf16BitFloatOrBfloat16TypeValuesOf_2 | @VectorOf8BitSignlessIntegerOr8BitSigned8 | @VectorOfF8E4M3FNTypeOrF8E5M2TypeValuesOf | @VectorOf4BitSignlessIntegerOr4BitSigned4",
      "sourceB: @VectorOf32BitFloatValuesOfLength2 | @VectorOf16BitFloatOrBfloat16TypeValuesOf_2 | @VectorOf8BitSignlessIntegerOr8BitSigned8 | @VectorOfF8E4M3FNTypeOrF8E5M2TypeValuesOf | @VectorOf4BitSignlessIntegerOr4BitSigned4",
      "destC: @VectorOf32BitFloatOr32BitSignlessInteger | @VectorOf16BitFloatOrBfloat16TypeValuesOf_2"
    ],
    attributes = [
      "m: @_32BitSignlessIntegerAttributeWhoseValue_2",
      "n: @_32BitSignlessIntegerAttributeWhoseValue_2",
      "k: @_32BitSignlessIntegerAttributeWhoseValue4_2",
      "subwordOffset: @_32BitSignlessIntegerAttributeWhoseValue0_2 = 0 : i32",
      "unsignedA: unit?",
      "unsignedB: unit?",
      "clamp: unit?"
    ],
    results = ["destD: @VectorOf32BitFloatOr32BitSignlessInteger | @VectorOf16BitFloatOrBfloat16TypeValuesOf_2"],
    types = ["same(destC, destD)"],
    traits = ["pure"],
    format = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)"
  }

  ods.operation @sparse_mfma {
    since = "22.1",
    operands = [
      "sourceA: @VectorOf16BitFloatValuesOfLength48 | @VectorOfBfloat16TypeValuesOfLength48 | @VectorOf8BitSignlessIntegerValuesOf816 | @VectorOfF8E4M3FNTypeOrF8E5M2TypeValuesOf_2 | @VectorOfF8E4M3FNUZTypeOrF8E5M2FNUZTypeOf",
      "sourceB: @VectorOf16BitFloatValuesOfLength816 | @VectorOfBfloat16TypeValuesOfLength816 | @VectorOf8BitSignlessIntegerValuesOf1632 | @VectorOfF8E4M3FNTypeOrF8E5M2TypeValuesOf_3 | @VectorOfF8E4M3FNUZTypeOrF8E5M2FNUZTypeOf_2",
      "destC: @VectorOf32BitFloatValuesOfLength416 | @VectorOf32BitSignlessIntegerValuesOf416_2",
      "sparseIdx: @FixedLengthVectorOf8BitSignlessIntegerOf | @FixedLengthVectorOf16BitSignlessInteger2"
    ],
    attributes = [
      "m: @_32BitSignlessIntegerAttributeWhoseValue",
      "n: @_32BitSignlessIntegerAttributeWhoseValue",
      "k: @_32BitSignlessIntegerAttributeWhoseValue_3",
      "cbsz: i32 = 0 : i32",
      "abid: i32 = 0 : i32"
    ],
    results = ["destD: @VectorOf32BitFloatValuesOfLength416 | @VectorOf32BitSignlessIntegerValuesOf416_2"],
    types = ["same(destC, destD)"],
    traits = ["pure"],
    format = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC `sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)"
  }

  ods.operation @gather_to_lds {
    since = "22.1",
    operands = ["src: memref read", "srcIndices: index...", "dst: memref write", "dstIndices: index..."],
    attributes = ["transferType: type"],
    traits = ["attr_sized_operand_segments"],
    format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)"
  }

  ods.operation @transpose_load {
    since = "22.1",
    operands = ["src: memref read", "srcIndices: index..."],
    results = ["result: vector & min_rank(1)"],
    traits = ["same_variadic_operand_size"],
    format = "$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)"
  }

  ods.operation @scaled_mfma {
    since = "22.1",
    operands = [
      "sourceA: @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf_3 | @VectorOfF6E2M3FNTypeOrF6E3M2FNTypeOrType",
      "sourceB: @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf_3 | @VectorOfF6E2M3FNTypeOrF6E3M2FNTypeOrType",
      "destC: @VectorOf32BitFloatValuesOfLength416",
      "scalesA: f8E8M0FNU | @FixedLengthVectorOfF8E8M0FNUTypeValuesOf",
      "scalesB: f8E8M0FNU | @FixedLengthVectorOfF8E8M0FNUTypeValuesOf"
    ],
    attributes = [
      "m: @_32BitSignlessIntegerAttributeWhoseValue",
      "n: @_32BitSignlessIntegerAttributeWhoseValue",
      "k: @_32BitSignlessIntegerAttributeWhoseValue_4",
      "scalesIdxA: i32 & non_negative & max(3)",
      "scalesIdxB: i32 & non_negative & max(3)"
    ],
    results = ["destD: @VectorOf32BitFloatValuesOfLength416"],
    types = ["same(destC, destD)"],
    traits = ["pure"],
    format = "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*` `(` $scalesB `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC attr-dict `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB) `,` type($destC)"
  }

  ods.operation @scaled_wmma {
    since = "22.1",
    operands = [
      "sourceA: @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf_4 | @VectorOfF6E2M3FNTypeOrF6E3M2FNTypeValues | @VectorOfF4E2M1FNTypeValuesOfLength64128",
      "sourceB: @VectorOfF8E5M2TypeOrF8E4M3FNTypeValuesOf_4 | @VectorOfF6E2M3FNTypeOrF6E3M2FNTypeValues | @VectorOfF4E2M1FNTypeValuesOfLength64128",
      "destC: @VectorOf32BitFloatValuesOfLength816",
      "scaleA: @VectorOfF8E8M0FNUTypeOrF8E4M3FNTypeOf48",
      "scaleB: @VectorOfF8E8M0FNUTypeOrF8E4M3FNTypeOf48"
    ],
    attributes = [
      "m: @_32BitSignlessIntegerAttributeWhoseValue",
      "n: @_32BitSignlessIntegerAttributeWhoseValue_2",
      "k: @_32BitSignlessIntegerAttributeWhoseValue_5",
      "a_first_scale_lane: @_32BitSignlessIntegerAttributeWhoseValue0",
      "b_first_scale_lane: @_32BitSignlessIntegerAttributeWhoseValue0"
    ],
    results = ["destD: @VectorOf32BitFloatValuesOfLength816"],
    types = ["same(destC, destD)"],
    traits = ["pure"],
    format = "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)"
  }

  ods.operation @make_gather_dma_base {
    since = "22.1",
    operands = ["global: memref", "global_indices: index...", "lds: memref", "lds_indices: index..."],
    results = ["base: !amdgpu.tdm_gather_base"],
    types = ["same_element(global, lds)"],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)"
  }

  ods.operation @make_dma_base {
    since = "22.1",
    operands = ["global: memref", "global_indices: index...", "lds: memref", "lds_indices: index..."],
    results = ["base: !amdgpu.tdm_base"],
    types = ["same_element(global, lds)"],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)"
  }

  ods.operation @make_gather_dma_descriptor {
    since = "22.1",
    operands = [
      "base: !amdgpu.tdm_gather_base",
      "indices: @VectorOf32BitSignlessIntegerValuesOfAt18 | @VectorOf16BitSignlessIntegerValuesOfAt1",
      "global_dynamic_sizes: index...",
      "global_dynamic_strides: index...",
      "shared_dynamic_sizes: index...",
      "workgroup_mask: @FixedLengthVectorOf1BitSignlessIntegerOf?",
      "early_timeout: i1?",
      "pad_amount: i32?",
      "pad_interval: i32?",
      "atomic_barrier_address: memref?",
      "atomic_barrier_indices: index...",
      "global_increment: index?",
      "lds_increment: i32?",
      "iteration_count: index?"
    ],
    attributes = [
      "global_static_sizes: array_i64",
      "global_static_strides: array_i64",
      "shared_static_sizes: array_i64"
    ],
    results = ["desc: !amdgpu.tdm_descriptor"],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$base `[` $indices `]` `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)?)? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )? attr-dict `:` qualified(type($base)) `,` type($indices) `->` type(results)"
  }

  ods.operation @make_dma_descriptor {
    since = "22.1",
    operands = [
      "base: !amdgpu.tdm_base",
      "global_dynamic_sizes: index...",
      "global_dynamic_strides: index...",
      "shared_dynamic_sizes: index...",
      "workgroup_mask: @FixedLengthVectorOf1BitSignlessIntegerOf?",
      "early_timeout: i1?",
      "pad_amount: i32?",
      "pad_interval: i32?",
      "atomic_barrier_address: memref?",
      "atomic_barrier_indices: index...",
      "global_increment: index?",
      "lds_increment: i32?",
      "iteration_count: index?"
    ],
    attributes = [
      "global_static_sizes: array_i64",
      "global_static_strides: array_i64",
      "shared_static_sizes: array_i64"
    ],
    results = ["desc: !amdgpu.tdm_descriptor"],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$base `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)?)? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )? attr-dict `:` qualified(type($base)) `->` type(results)"
  }

  ods.operation @tensor_load_to_lds {
    since = "22.1",
    operands = ["desc: !amdgpu.tdm_descriptor"],
    effects = ["write", "read"],
    format = "$desc attr-dict `:` qualified(type($desc))"
  }

  ods.operation @tensor_store_from_lds {
    since = "22.1",
    operands = ["desc: !amdgpu.tdm_descriptor"],
    effects = ["write", "read"],
    format = "$desc attr-dict `:` qualified(type($desc))"
  }
}

