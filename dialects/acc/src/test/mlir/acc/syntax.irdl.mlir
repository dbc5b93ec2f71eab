// RUN:
// REFERENCE: has no dialect ods.
// A dialect with names that the syntax of OpenACC belongs to.

ods.dialect @acc {
  ods.enum @DeviceType {type = "i32", cases = ["none", "host", "nvidia"]}
  ods.enum @GangArgType {type = "i32", cases = ["Num", "Dim", "Static"]}
  ods.enum @CombinedConstructs {type = "i32", cases = ["kernels_loop", "parallel_loop", "serial_loop"]}
  ods.attribute @device_type {parameters = ["value: @DeviceType"], format = "`` `<` $value `>`"}
  ods.attribute @gang_arg_type {parameters = ["value: @GangArgType"], format = "`` `<` $value `>`"}
  ods.attribute @combined_constructs {parameters = ["value: @CombinedConstructs"], format = "`` `<` $value `>`"}
  ods.operation @copyin {
    operands = ["var: any", "asyncOperands: integer | index..."],
    attributes = ["varType: type", "asyncTypes: array?", "asyncOnly: array?", "recipe: symbol?"],
    results = ["accVar: any"],
    format = "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist(`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncTypes, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)`) `->` type($accVar) attr-dict"
  }
  ods.operation @copyout {
    operands = ["accVar: any", "var: any"],
    attributes = ["varType: type"],
    format = "custom<AccVar>($accVar, type($accVar)) `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict"
  }
  ods.operation @parallel {
    operands = ["numGangs: integer | index...", "numWorkers: integer | index...", "waitOperands: integer | index..."],
    attributes = ["gangTypes: array?", "gangSizes: array_i32?", "workerTypes: array?", "waitTypes: array?", "waitSizes: array_i32?", "hasNumber: array?", "waitOnly: array?"],
    regions = ["region: any"],
    traits = ["attr_sized_operand_segments", "no_terminator"],
    format = "oilist(`num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $gangTypes, $gangSizes) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $workerTypes) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitTypes, $waitSizes, $hasNumber, $waitOnly)) $region attr-dict-with-keyword"
  }
  ods.operation @loop {
    operands = ["gangOperands: integer | index...", "tile: integer | index...", "lower: integer | index...", "upper: integer | index...", "step: integer | index..."],
    attributes = ["combined: #acc.combined_constructs?", "meanings: array?", "gangTypes: array?", "gangSizes: array_i32?", "gang: array?", "tileTypes: array?", "tileSizes: array_i32?"],
    regions = ["region: any"],
    traits = ["attr_sized_operand_segments", "no_terminator"],
    format = "(`combined` `(` custom<CombinedConstructsLoop>($combined)^ `)`)? oilist(`gang` `` custom<GangClause>($gangOperands, type($gangOperands), $meanings, $gangTypes, $gangSizes, $gang) | `tile` `(` custom<DeviceTypeOperandsWithSegment>($tile, type($tile), $tileTypes, $tileSizes) `)`) custom<LoopControl>($region, $lower, type($lower), $upper, type($upper), $step, type($step)) attr-dict-with-keyword"
  }
  ods.operation @wait {
    operands = ["operands: integer | index..."],
    attributes = ["async: unit?"],
    format = "oilist(`async` `` custom<OperandsWithKeywordOnly>($operands, type($operands), $async)) attr-dict-with-keyword"
  }
  ods.operation @routine {
    attributes = ["sym_name: symbol_name", "ids: array?", "strings: array?", "idTypes: array?", "stringTypes: array?", "gang: array?", "dims: array?", "dimTypes: array?", "worker: array?"],
    traits = ["symbol"],
    format = "$sym_name oilist(`bind` `(` custom<BindName>($ids, $strings, $idTypes, $stringTypes) `)` | `gang` `` custom<RoutineGangClause>($gang, $dims, $dimTypes) | `worker` custom<DeviceTypeArrayAttr>($worker)) attr-dict-with-keyword"
  }
}
