// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @acc attributes {
  source = "MLIR 22.1"
} {
  ods.constraint @OpenACC_AnyPointerOrMappableType {
    accepts = "implements(PointerLikeType) | implements(MappableType)",
    description = "any pointer or mappable"
  }
  ods.constraint @OpenACC_PointerLikeType {accepts = "implements(PointerLikeType)", description = "pointer-like type"}
  ods.constraint @OpenACC_PointerLikeTypeInterface {
    accepts = "implements(PointerLikeType)",
    description = "PointerLikeType instance"
  }

  ods.attribute_constraint @DeviceTypeArrayAttr {
    accepts = "array(#acc.device_type)",
    description = "device type array attribute"
  }
  ods.attribute_constraint @DeviceTypeAttributes {
    accepts = "array(#acc.device_type)",
    description = "Device type attributes"
  }
  ods.attribute_constraint @GangArgTypeArrayAttr {
    accepts = "array(#acc.gang_arg_type)",
    description = "gang arg type array attribute"
  }

  ods.enum @ClauseDefaultValue {type = "i32", cases = ["present", "none"]}
  ods.enum @CombinedConstructsType {
    type = "i32",
    cases = ["kernels_loop = 1", "parallel_loop", "serial_loop"]
  }
  ods.enum @Construct {
    type = "i64",
    cases = [
      "acc_construct_parallel",
      "acc_construct_kernels",
      "acc_construct_loop",
      "acc_construct_data",
      "acc_construct_enter_data",
      "acc_construct_exit_data",
      "acc_construct_host_data",
      "acc_construct_atomic",
      "acc_construct_declare",
      "acc_construct_init",
      "acc_construct_shutdown",
      "acc_construct_set",
      "acc_construct_update",
      "acc_construct_routine",
      "acc_construct_wait",
      "acc_construct_runtime_api",
      "acc_construct_serial"
    ]
  }
  ods.enum @DataClause {
    type = "i64",
    cases = [
      "acc_copyin = 1",
      "acc_copyin_readonly",
      "acc_copy",
      "acc_copyout",
      "acc_copyout_zero",
      "acc_present",
      "acc_create",
      "acc_create_zero",
      "acc_delete",
      "acc_attach",
      "acc_detach",
      "acc_no_create",
      "acc_private",
      "acc_firstprivate",
      "acc_deviceptr",
      "acc_getdeviceptr",
      "acc_update_host",
      "acc_update_self",
      "acc_update_device",
      "acc_use_device",
      "acc_reduction",
      "acc_declare_device_resident",
      "acc_declare_link",
      "acc_cache",
      "acc_cache_readonly"
    ]
  }
  ods.enum @DataClauseModifier {
    type = "i32",
    bits = true,
    separator = ",",
    cases = ["none = 0", "zero = 1", "readonly = 2", "alwaysin = 4", "alwaysout = 8", "always = 12", "capture = 16"]
  }
  ods.enum @DeviceType {
    type = "i32",
    cases = ["none", "star", "default", "host", "multicore", "nvidia", "radeon"]
  }
  ods.enum @GangArgType {
    type = "i32",
    cases = ["Num", "Dim", "Static"]
  }
  ods.enum @ParLevel {
    type = "i32",
    cases = ["seq", "gang_dim1", "gang_dim2", "gang_dim3", "worker", "vector"]
  }
  ods.enum @RecipeKind {
    type = "i32",
    cases = ["private_recipe", "firstprivate_recipe", "reduction_recipe"]
  }
  ods.enum @ReductionOperator {
    type = "i32",
    cases = ["none", "add", "mul", "max", "min", "iand", "ior", "xor", "eqv", "neqv", "land", "lor"]
  }

  ods.attribute @defaultvalue {
    parameters = ["value: @ClauseDefaultValue"],
    format = "$value"
  }
  ods.attribute @reduction_operator {
    parameters = ["value: @ReductionOperator"],
    format = "```<` $value `>`"
  }
  ods.attribute @par_level {
    parameters = ["value: @ParLevel"],
    format = "```<` $value `>`"
  }
  ods.attribute @recipe_kind {
    parameters = ["value: @RecipeKind"],
    format = "```<` $value `>`"
  }
  ods.attribute @data_clause {
    parameters = ["value: @DataClause"],
    format = "$value"
  }
  ods.attribute @data_clause_modifier {
    parameters = ["value: @DataClauseModifier"],
    format = "$value"
  }
  ods.attribute @declare {
    parameters = ["dataClause: #acc.data_clause", "implicit: bool = false"],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @declare_action {
    parameters = [
      "preAlloc: attr(symbol)?",
      "postAlloc: attr(symbol)?",
      "preDealloc: attr(symbol)?",
      "postDealloc: attr(symbol)?"
    ],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @device_type {
    parameters = ["value: @DeviceType"],
    format = "```<` $value `>`"
  }
  ods.attribute @gang_arg_type {
    parameters = ["value: @GangArgType"],
    format = "```<` $value `>`"
  }
  ods.attribute @combined_constructs {
    parameters = ["value: @CombinedConstructsType"],
    format = "```<` $value `>`"
  }
  ods.attribute @construct {
    parameters = ["value: @Construct"],
    format = "$value"
  }
  ods.attribute @var_name {parameters = ["name: string"], format = "`<` $name `>`"}
  ods.attribute @routine_info {
    parameters = ["accRoutines: list(attr(symbol))"],
    format = "`<` `[` `` $accRoutines `]` `>`"
  }
  ods.attribute @specialized_routine {
    parameters = ["routine: attr(symbol)", "level: #acc.par_level", "funcName: attr(string)"],
    format = "`<` $routine `,` $level `,` $funcName `>`"
  }

  ods.type @data_bounds_ty {}
  ods.type @declare_token {}

  ods.operation @bounds {
    operands = [
      "lowerbound: integer | index?",
      "upperbound: integer | index?",
      "extent: integer | index?",
      "stride: integer | index?",
      "startIdx: integer | index?"
    ],
    attributes = ["strideInBytes: bool = false"],
    results = ["result: !acc.data_bounds_ty"],
    traits = ["attr_sized_operand_segments", "no_memory_effect"],
    format = "oilist( `lowerbound` `(` $lowerbound `:` type($lowerbound) `)` | `upperbound` `(` $upperbound `:` type($upperbound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `startIdx` `(` $startIdx `:` type($startIdx) `)` ) attr-dict"
  }

  ods.operation @get_lowerbound {
    since = "22.1",
    operands = ["bounds: !acc.data_bounds_ty"],
    results = ["result: index"],
    traits = ["no_memory_effect"],
    format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)"
  }

  ods.operation @get_upperbound {
    since = "22.1",
    operands = ["bounds: !acc.data_bounds_ty"],
    results = ["result: index"],
    traits = ["no_memory_effect"],
    format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)"
  }

  ods.operation @get_stride {
    since = "22.1",
    operands = ["bounds: !acc.data_bounds_ty"],
    results = ["result: index"],
    traits = ["no_memory_effect"],
    format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)"
  }

  ods.operation @get_extent {
    since = "22.1",
    operands = ["bounds: !acc.data_bounds_ty"],
    results = ["result: index"],
    traits = ["no_memory_effect"],
    format = "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)"
  }

  ods.operation @private {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_private>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType write"],
    effects = ["read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @firstprivate {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType read",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_firstprivate>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType write"],
    effects = ["read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @firstprivate_map {
    since = "22.1",
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType read",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_firstprivate>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none>",
      "name: string?",
      "recipe: symbol?"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType write"],
    effects = ["read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @reduction {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType read",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_reduction>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType write"],
    effects = ["read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @deviceptr {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_deviceptr>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType"],
    effects = ["read(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @present {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_present>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType"],
    effects = ["read(RuntimeCounters)", "write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @copyin {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType read",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_copyin>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType write"],
    effects = ["read(RuntimeCounters)", "write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @create {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_create>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType write"],
    effects = ["read(RuntimeCounters)", "write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @nocreate {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_no_create>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType"],
    effects = ["read(RuntimeCounters)", "write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @attach {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType read",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_attach>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType"],
    effects = ["read(RuntimeCounters)", "write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @getdeviceptr {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_getdeviceptr>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType"],
    effects = ["read(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @update_device {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType read",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_update_device>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType write"],
    effects = ["read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @use_device {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_use_device>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType"],
    effects = ["read(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @declare_device_resident {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType read",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_declare_device_resident>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType"],
    effects = ["write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @declare_link {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType read",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_declare_link>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType"],
    effects = ["write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @cache {
    operands = [
      "var: @OpenACC_AnyPointerOrMappableType",
      "varPtrPtr: @OpenACC_PointerLikeTypeInterface?",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_cache>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ],
    results = ["accVar: @OpenACC_AnyPointerOrMappableType"],
    effects = ["read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict"
  }

  ods.operation @copyout {
    operands = [
      "accVar: @OpenACC_AnyPointerOrMappableType read",
      "var: @OpenACC_AnyPointerOrMappableType write",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_copyout>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?"
    ],
    effects = ["read(RuntimeCounters)", "write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict"
  }

  ods.operation @delete {
    operands = [
      "accVar: @OpenACC_AnyPointerOrMappableType read",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_delete>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?"
    ],
    effects = ["read(RuntimeCounters)", "write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? attr-dict"
  }

  ods.operation @detach {
    operands = [
      "accVar: @OpenACC_AnyPointerOrMappableType read",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_detach>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?"
    ],
    effects = ["read(RuntimeCounters)", "write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? attr-dict"
  }

  ods.operation @update_host {
    operands = [
      "accVar: @OpenACC_AnyPointerOrMappableType read",
      "var: @OpenACC_AnyPointerOrMappableType write",
      "bounds: !acc.data_bounds_ty...",
      "asyncOperands: integer | index..."
    ],
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_update_host>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?"
    ],
    effects = ["read(RuntimeCounters)", "write(RuntimeCounters)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)? `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict"
  }

  ods.operation @private.recipe {
    attributes = ["sym_name: symbol_name", "type: type"],
    regions = ["initRegion: any", "destroyRegion: any"],
    traits = ["isolated_from_above", "automatic_allocation_scope", "symbol"],
    format = "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion (`destroy` $destroyRegion^)?"
  }

  ods.operation @firstprivate.recipe {
    attributes = ["sym_name: symbol_name", "type: type"],
    regions = ["initRegion: any", "copyRegion: any", "destroyRegion: any"],
    traits = ["isolated_from_above", "automatic_allocation_scope", "symbol"],
    format = "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion `copy` $copyRegion (`destroy` $destroyRegion^)?"
  }

  ods.operation @reduction.recipe {
    attributes = ["sym_name: symbol_name", "type: type", "reductionOperator: #acc.reduction_operator"],
    regions = ["initRegion: any", "combinerRegion: any", "destroyRegion: any"],
    traits = ["isolated_from_above", "automatic_allocation_scope", "symbol"],
    format = "$sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion `combiner` $combinerRegion (`destroy` $destroyRegion^)?"
  }

  ods.operation @parallel {
    operands = [
      "asyncOperands: integer | index...",
      "waitOperands: integer | index...",
      "numGangs: integer | index...",
      "numWorkers: integer | index...",
      "vectorLength: integer | index...",
      "ifCond: i1?",
      "selfCond: i1?",
      "reductionOperands: @OpenACC_AnyPointerOrMappableType...",
      "privateOperands: @OpenACC_AnyPointerOrMappableType...",
      "firstprivateOperands: @OpenACC_AnyPointerOrMappableType...",
      "dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."
    ],
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "waitOperandsSegments: array_i32?",
      "waitOperandsDeviceType: @DeviceTypeArrayAttr?",
      "hasWaitDevnum: array(bool)?",
      "waitOnly: @DeviceTypeArrayAttr?",
      "numGangsSegments: array_i32?",
      "numGangsDeviceType: @DeviceTypeArrayAttr?",
      "numWorkersDeviceType: @DeviceTypeArrayAttr?",
      "vectorLengthDeviceType: @DeviceTypeArrayAttr?",
      "selfAttr: unit?",
      "defaultAttr: #acc.defaultvalue?",
      "combined: unit?"
    ],
    regions = ["region: any"],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments", "automatic_allocation_scope", "recursive_memory_effects"],
    format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword"
  }

  ods.operation @serial {
    operands = [
      "asyncOperands: integer | index...",
      "waitOperands: integer | index...",
      "ifCond: i1?",
      "selfCond: i1?",
      "reductionOperands: @OpenACC_AnyPointerOrMappableType...",
      "privateOperands: @OpenACC_AnyPointerOrMappableType...",
      "firstprivateOperands: @OpenACC_AnyPointerOrMappableType...",
      "dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."
    ],
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "waitOperandsSegments: array_i32?",
      "waitOperandsDeviceType: @DeviceTypeArrayAttr?",
      "hasWaitDevnum: array(bool)?",
      "waitOnly: @DeviceTypeArrayAttr?",
      "selfAttr: unit?",
      "defaultAttr: #acc.defaultvalue?",
      "combined: unit?"
    ],
    regions = ["region: any"],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments", "automatic_allocation_scope", "recursive_memory_effects"],
    format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword"
  }

  ods.operation @kernels {
    operands = [
      "asyncOperands: integer | index...",
      "waitOperands: integer | index...",
      "numGangs: integer | index...",
      "numWorkers: integer | index...",
      "vectorLength: integer | index...",
      "ifCond: i1?",
      "selfCond: i1?",
      "reductionOperands: @OpenACC_AnyPointerOrMappableType...",
      "privateOperands: @OpenACC_AnyPointerOrMappableType...",
      "firstprivateOperands: @OpenACC_AnyPointerOrMappableType...",
      "dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."
    ],
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "waitOperandsSegments: array_i32?",
      "waitOperandsDeviceType: @DeviceTypeArrayAttr?",
      "hasWaitDevnum: array(bool)?",
      "waitOnly: @DeviceTypeArrayAttr?",
      "numGangsSegments: array_i32?",
      "numGangsDeviceType: @DeviceTypeArrayAttr?",
      "numWorkersDeviceType: @DeviceTypeArrayAttr?",
      "vectorLengthDeviceType: @DeviceTypeArrayAttr?",
      "selfAttr: unit?",
      "defaultAttr: #acc.defaultvalue?",
      "combined: unit?"
    ],
    regions = ["region: any"],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments", "automatic_allocation_scope", "recursive_memory_effects"],
    format = "( `combined` `(` `loop` `)` $combined^)? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword"
  }

  ods.operation @kernel_environment {
    since = "22.1",
    operands = ["dataClauseOperands: any...", "asyncOperands: integer | index...", "waitOperands: integer | index..."],
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "waitOperandsSegments: array_i32?",
      "waitOperandsDeviceType: @DeviceTypeArrayAttr?",
      "hasWaitDevnum: array(bool)?",
      "waitOnly: @DeviceTypeArrayAttr?"
    ],
    regions = ["region: one_block"],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments", "recursive_memory_effects", "single_block", "no_terminator"],
    format = "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict"
  }

  ods.operation @data {
    operands = [
      "ifCond: i1?",
      "asyncOperands: integer | index...",
      "waitOperands: integer | index...",
      "dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."
    ],
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "waitOperandsSegments: array_i32?",
      "waitOperandsDeviceType: @DeviceTypeArrayAttr?",
      "hasWaitDevnum: array(bool)?",
      "waitOnly: @DeviceTypeArrayAttr?",
      "defaultAttr: #acc.defaultvalue?"
    ],
    regions = ["region: any"],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments", "recursive_memory_effects"],
    format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict-with-keyword"
  }

  ods.operation @terminator {
    traits = ["terminator", "pure"],
    format = "attr-dict"
  }

  ods.operation @enter_data {
    operands = [
      "ifCond: i1?",
      "asyncOperand: integer | index?",
      "waitDevnum: integer | index?",
      "waitOperands: integer | index...",
      "dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."
    ],
    attributes = ["async: unit?", "wait: unit?"],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword"
  }

  ods.operation @exit_data {
    operands = [
      "ifCond: i1?",
      "asyncOperand: integer | index?",
      "waitDevnum: integer | index?",
      "waitOperands: integer | index...",
      "dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."
    ],
    attributes = ["async: unit?", "wait: unit?", "finalize: unit?"],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword"
  }

  ods.operation @host_data {
    operands = ["ifCond: i1?", "dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."],
    attributes = ["ifPresent: unit?"],
    regions = ["region: any"],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "oilist( `if` `(` $ifCond `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) $region attr-dict-with-keyword"
  }

  ods.operation @loop {
    operands = [
      "lowerbound: integer | index...",
      "upperbound: integer | index...",
      "step: integer | index...",
      "gangOperands: integer | index...",
      "workerNumOperands: integer | index...",
      "vectorOperands: integer | index...",
      "tileOperands: integer | index...",
      "cacheOperands: @OpenACC_AnyPointerOrMappableType...",
      "privateOperands: @OpenACC_AnyPointerOrMappableType...",
      "firstprivateOperands: @OpenACC_AnyPointerOrMappableType...",
      "reductionOperands: any..."
    ],
    attributes = [
      "inclusiveUpperbound: array_bool?",
      "collapse: array(i64)?",
      "collapseDeviceType: @DeviceTypeArrayAttr?",
      "gangOperandsArgType: @GangArgTypeArrayAttr?",
      "gangOperandsSegments: array_i32?",
      "gangOperandsDeviceType: @DeviceTypeArrayAttr?",
      "workerNumOperandsDeviceType: @DeviceTypeArrayAttr?",
      "vectorOperandsDeviceType: @DeviceTypeArrayAttr?",
      "seq: @DeviceTypeArrayAttr?",
      "independent: @DeviceTypeArrayAttr?",
      "auto_: @DeviceTypeArrayAttr?",
      "gang: @DeviceTypeArrayAttr?",
      "worker: @DeviceTypeArrayAttr?",
      "vector: @DeviceTypeArrayAttr?",
      "tileOperandsSegments: array_i32?",
      "tileOperandsDeviceType: @DeviceTypeArrayAttr?",
      "combined: #acc.combined_constructs?",
      "unstructured: unit? since 22.1"
    ],
    results = ["results: any..."],
    regions = ["region: any"],
    effects = ["write(ConstructResource)"],
    traits = ["attr_sized_operand_segments", "automatic_allocation_scope", "recursive_memory_effects"],
    format = "( `combined` `(` custom<CombinedConstructsLoop>($combined)^ `)` )? oilist( `gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang) | `worker` `` custom<DeviceTypeOperandsWithKeywordOnly>( $workerNumOperands, type($workerNumOperands), $workerNumOperandsDeviceType, $worker) | `vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands, type($vectorOperands), $vectorOperandsDeviceType, $vector) | `private` `(` $privateOperands `:` type($privateOperands) `)` | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` | `cache` `(` $cacheOperands `:` type($cacheOperands) `)` ) custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step)) ( `(` type($results)^ `)` )? attr-dict-with-keyword"
  }

  ods.operation @yield {
    operands = ["operands: any..."],
    traits = ["return_like", "terminator", "pure"],
    parents = [
      "acc.firstprivate.recipe",
      "acc.loop",
      "acc.parallel",
      "acc.private.recipe",
      "acc.reduction.recipe",
      "acc.serial",
      "acc.atomic.update"
    ],
    format = "attr-dict ($operands^ `:` type($operands))?"
  }

  ods.operation @atomic.read {
    operands = ["x: @OpenACC_PointerLikeType", "v: @OpenACC_PointerLikeType", "ifCond: i1?"],
    attributes = ["element_type: type"],
    format = "oilist( `if` `(` $ifCond `)` ) $v `=` $x `:` type($v) `,` type($x) `,` $element_type attr-dict"
  }

  ods.operation @atomic.write {
    operands = ["x: @OpenACC_PointerLikeType", "expr: any", "ifCond: i1?"],
    format = "oilist( `if` `(` $ifCond `)` ) $x `=` $expr `:` type($x) `,` type($expr) attr-dict"
  }

  ods.operation @atomic.update {
    operands = ["x: @OpenACC_PointerLikeType read write", "ifCond: i1?"],
    regions = ["region: one_block"],
    traits = ["recursive_memory_effects"],
    implicit_terminator = "acc.yield",
    format = "oilist( `if` `(` $ifCond `)` ) $x `:` type($x) $region attr-dict"
  }

  ods.operation @atomic.capture {
    operands = ["ifCond: i1?"],
    regions = ["region: one_block"],
    traits = ["recursive_memory_effects"],
    implicit_terminator = "acc.terminator",
    format = "oilist( `if` `(` $ifCond `)` ) $region attr-dict"
  }

  ods.operation @declare_enter {
    operands = ["dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."],
    results = ["token: !acc.declare_token"],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    format = "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword"
  }

  ods.operation @declare_exit {
    operands = ["token: !acc.declare_token?", "dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "oilist( `token` `(` $token `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword"
  }

  ods.operation @global_ctor {
    attributes = ["sym_name: symbol_name"],
    regions = ["region: any"],
    traits = ["isolated_from_above", "symbol"],
    format = "$sym_name $region attr-dict-with-keyword"
  }

  ods.operation @global_dtor {
    attributes = ["sym_name: symbol_name"],
    regions = ["region: any"],
    traits = ["isolated_from_above", "symbol"],
    format = "$sym_name $region attr-dict-with-keyword"
  }

  ods.operation @declare {
    operands = ["dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."],
    regions = ["region: any"],
    effects = ["write(ConstructResource)"],
    traits = ["recursive_memory_effects"],
    format = "`dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` $region attr-dict-with-keyword"
  }

  ods.operation @routine {
    attributes = [
      "sym_name: symbol_name",
      "func_name: symbol",
      "bindIdName: array(symbol)? since 22.1",
      "bindStrName: array(string)? since 22.1",
      "bindIdNameDeviceType: @DeviceTypeArrayAttr? since 22.1",
      "bindStrNameDeviceType: @DeviceTypeArrayAttr? since 22.1",
      "worker: @DeviceTypeArrayAttr?",
      "vector: @DeviceTypeArrayAttr?",
      "seq: @DeviceTypeArrayAttr?",
      "nohost: unit?",
      "implicit: unit?",
      "gang: @DeviceTypeArrayAttr?",
      "gangDim: array(i64)?",
      "gangDimDeviceType: @DeviceTypeArrayAttr?"
    ],
    traits = ["isolated_from_above"],
    format = "$sym_name `func` `(` $func_name `)` oilist ( `bind` `(` custom<BindName>($bindIdName, $bindStrName ,$bindIdNameDeviceType, $bindStrNameDeviceType) `)` | `gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType) | `worker` custom<DeviceTypeArrayAttr>($worker) | `vector` custom<DeviceTypeArrayAttr>($vector) | `seq` custom<DeviceTypeArrayAttr>($seq) | `nohost` $nohost | `implicit` $implicit ) attr-dict-with-keyword"
  }

  ods.operation @init {
    operands = ["deviceNum: integer | index?", "ifCond: i1?"],
    attributes = ["device_types: @DeviceTypeAttributes?"],
    traits = ["attr_sized_operand_segments"],
    format = "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword"
  }

  ods.operation @shutdown {
    operands = ["deviceNum: integer | index?", "ifCond: i1?"],
    attributes = ["device_types: @DeviceTypeAttributes?"],
    traits = ["attr_sized_operand_segments"],
    format = "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` |`if` `(` $ifCond `)` ) attr-dict-with-keyword"
  }

  ods.operation @set {
    operands = ["defaultAsync: integer | index?", "deviceNum: integer | index?", "ifCond: i1?"],
    attributes = ["device_type: #acc.device_type?"],
    effects = ["write(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "oilist(`default_async` `(` $defaultAsync `:` type($defaultAsync) `)` | `device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword"
  }

  ods.operation @update {
    operands = [
      "ifCond: i1?",
      "asyncOperands: integer | index...",
      "waitOperands: integer | index...",
      "dataClauseOperands: @OpenACC_AnyPointerOrMappableType..."
    ],
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr? since 22.1",
      "waitOperandsSegments: array_i32?",
      "waitOperandsDeviceType: @DeviceTypeArrayAttr?",
      "hasWaitDevnum: array(bool)?",
      "waitOnly: @DeviceTypeArrayAttr?",
      "ifPresent: unit?"
    ],
    effects = ["write(ConstructResource)", "read(CurrentDeviceIdResource)"],
    traits = ["attr_sized_operand_segments"],
    format = "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword"
  }

  ods.operation @wait {
    operands = [
      "waitOperands: integer | index...",
      "asyncOperand: integer | index?",
      "waitDevnum: integer | index?",
      "ifCond: i1?"
    ],
    attributes = ["async: unit?"],
    traits = ["attr_sized_operand_segments"],
    format = "( `(` $waitOperands^ `:` type($waitOperands) `)` )? oilist( `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword"
  }
}

