#map = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : compressed) }>
module {
  func.func @new(%arg0: index) -> tensor<8xf32, #sparse> {
    %0 = sparse_tensor.new %arg0 {__opresult_alias_set_attr__ = [["%0"]], foo} : index to tensor<8xf32, #sparse>
    return {__inplace_operands_attr__ = ["true"]} %0 : tensor<8xf32, #sparse>
  }
  func.func @conv(%arg0: tensor<8xf32> {bufferization.access = "read"}) -> tensor<8xf32, #sparse> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.convert %arg0 {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%0"]]} : tensor<8xf32> to tensor<8xf32, #sparse>
    return {__inplace_operands_attr__ = ["true"]} %0 : tensor<8xf32, #sparse>
  }
  func.func @conv2(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read"}) -> tensor<8xf32> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.convert %arg0 {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%0"]]} : tensor<8xf32, #sparse> to tensor<8xf32>
    return {__inplace_operands_attr__ = ["true"]} %0 : tensor<8xf32>
  }
  func.func @parts(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read"}) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, index) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.positions %arg0 {__inplace_operands_attr__ = ["true"], level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
    %1 = sparse_tensor.coordinates %arg0 {__inplace_operands_attr__ = ["true"], level = 0 : index} : tensor<8xf32, #sparse> to memref<?xindex>
    %2 = sparse_tensor.values %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<8xf32, #sparse> to memref<?xf32>
    %3 = sparse_tensor.number_of_entries %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<8xf32, #sparse>
    return %0, %1, %2, %3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, index
  }
  func.func @cb(%arg0: tensor<8x8xf32, #sparse1> {bufferization.access = "read"}) -> memref<?xindex> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.coordinates_buffer %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<8x8xf32, #sparse1> to memref<?xindex>
    return %0 : memref<?xindex>
  }
  func.func @ins(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read-write"}, %arg1: f32, %arg2: index) -> tensor<8xf32, #sparse> attributes {__bbarg_alias_set_attr__ = [[[["%0", "%inserted", "%arg0"]]]]} {
    %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%0", "%inserted", "%arg0"]]} : tensor<8xf32, #sparse>
    %0 = sparse_tensor.load %inserted hasInserts {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%0", "%inserted", "%arg0"]]} : tensor<8xf32, #sparse>
    return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %0 : tensor<8xf32, #sparse>
  }
  func.func @pack(%arg0: tensor<6xf64> {bufferization.access = "read"}, %arg1: tensor<2xindex> {bufferization.access = "read"}, %arg2: tensor<6x1xindex> {bufferization.access = "read"}) -> tensor<100xf64, #sparse> attributes {__bbarg_alias_set_attr__ = [[[["%0", "%arg1", "%arg2", "%arg0"], ["%0", "%arg1", "%arg2", "%arg0"], ["%0", "%arg1", "%arg2", "%arg0"]]]]} {
    %0 = sparse_tensor.assemble (%arg1, %arg2), %arg0 {__inplace_operands_attr__ = ["true", "true", "true"], __opresult_alias_set_attr__ = [["%0", "%arg1", "%arg2", "%arg0"]]} : (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64> to tensor<100xf64, #sparse>
    return {__equivalent_func_args__ = [1], __inplace_operands_attr__ = ["true"]} %0 : tensor<100xf64, #sparse>
  }
  func.func @reint(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read"}) -> tensor<8xf32, #sparse> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.reinterpret_map %arg0 {__inplace_operands_attr__ = ["false"], __opresult_alias_set_attr__ = [["%0"]]} : tensor<8xf32, #sparse> to tensor<8xf32, #sparse>
    return {__inplace_operands_attr__ = ["true"]} %0 : tensor<8xf32, #sparse>
  }
  func.func @concat(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read"}) -> tensor<16xf32, #sparse> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.concatenate %arg0, %arg0 {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%0"]], dimension = 0 : index} : tensor<8xf32, #sparse>, tensor<8xf32, #sparse> to tensor<16xf32, #sparse>
    return {__inplace_operands_attr__ = ["true"]} %0 : tensor<16xf32, #sparse>
  }
  func.func @expand(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read-write"}) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %values, %filled, %added, %count = sparse_tensor.expand %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<8xf32, #sparse> to memref<?xf32>, memref<?xi1>, memref<?xindex>
    return
  }
  func.func @compress(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read"}, %arg1: memref<?xf32>, %arg2: memref<?xi1>, %arg3: memref<?xindex>, %arg4: index) -> tensor<8xf32, #sparse> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.compress %arg1, %arg2, %arg3, %arg4 into %arg0[] {__inplace_operands_attr__ = ["none", "none", "none", "none", "false"], __opresult_alias_set_attr__ = [["%0"]]} : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<8xf32, #sparse>
    return {__inplace_operands_attr__ = ["true"]} %0 : tensor<8xf32, #sparse>
  }
  func.func @slice(%arg0: tensor<8xf32, #sparse2> {bufferization.access = "read-write"}) -> index attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.slice.offset %arg0 at 0 {__inplace_operands_attr__ = ["true"]} : tensor<8xf32, #sparse2>
    return %0 : index
  }
  func.func @lvl(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read-write"}, %arg1: index) -> index attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.lvl {__inplace_operands_attr__ = ["true", "none"]} %arg0, %arg1 : tensor<8xf32, #sparse>
    return %0 : index
  }
  func.func @foreach(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read"}, %arg1: f32) -> f32 attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.foreach in %arg0 init(%arg1) {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32, #sparse>, f32 -> f32 do {
    ^bb0(%arg2: index, %arg3: f32, %arg4: f32):
      %1 = arith.addf %arg3, %arg4 : f32
      sparse_tensor.yield %1 : f32
    }
    return %0 : f32
  }
  func.func @out(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read-write"}, %arg1: index) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    sparse_tensor.out %arg0, %arg1 {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32, #sparse>, index
    return
  }
  func.func @empty() -> tensor<8xf32, #sparse> {
    %0 = tensor.empty() {__opresult_alias_set_attr__ = [["%0"]]} : tensor<8xf32, #sparse>
    return {__inplace_operands_attr__ = ["true"]} %0 : tensor<8xf32, #sparse>
  }
  func.func @alloc(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read"}) -> tensor<8xf32, #sparse> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = bufferization.alloc_tensor() copy(%arg0) {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%0"]]} : tensor<8xf32, #sparse>
    bufferization.dealloc_tensor %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<8xf32, #sparse>
    return {__inplace_operands_attr__ = ["true"]} %0 : tensor<8xf32, #sparse>
  }
  func.func @generic(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read"}, %arg1: tensor<8xf32, #sparse> {bufferization.access = "none"}) -> tensor<8xf32> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"], ["%arg1"]]]]} {
    %0 = tensor.empty() {__opresult_alias_set_attr__ = [["%1", "%0"]]} : tensor<8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf32, #sparse>) outs(%0 : tensor<8xf32>) attrs =  {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%1", "%0"]]} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    return {__inplace_operands_attr__ = ["true"]} %1 : tensor<8xf32>
  }
  func.func @reorder(%arg0: tensor<8x8xf32, #sparse1> {bufferization.access = "read"}) -> tensor<8x8xf32, #sparse1> attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = sparse_tensor.reorder_coo  quick_sort %arg0 {__inplace_operands_attr__ = ["false"], __opresult_alias_set_attr__ = [["%0"]]} : tensor<8x8xf32, #sparse1> to tensor<8x8xf32, #sparse1>
    return {__inplace_operands_attr__ = ["true"]} %0 : tensor<8x8xf32, #sparse1>
  }
  func.func @dim(%arg0: tensor<?x8xf32, #sparse1> {bufferization.access = "none"}, %arg1: index) -> index attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %dim = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %arg0, %arg1 : tensor<?x8xf32, #sparse1>
    return %dim : index
  }
  func.func @castss(%arg0: tensor<?x8xf32, #sparse1> {bufferization.access = "read"}, %arg1: index) -> tensor<8x8xf32, #sparse1> attributes {__bbarg_alias_set_attr__ = [[[["%cast", "%arg0"]]]]} {
    %cast = tensor.cast %arg0 {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%cast", "%arg0"]]} : tensor<?x8xf32, #sparse1> to tensor<8x8xf32, #sparse1>
    return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %cast : tensor<8x8xf32, #sparse1>
  }
  func.func @loadUnused(%arg0: tensor<8xf32, #sparse> {bufferization.access = "none"}) attributes {__bbarg_alias_set_attr__ = [[[["%0", "%arg0"]]]]} {
    %0 = sparse_tensor.load %arg0 hasInserts {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%0", "%arg0"]]} : tensor<8xf32, #sparse>
    return
  }
  func.func @assemble(%arg0: tensor<6xf64> {bufferization.access = "read"}, %arg1: tensor<2xindex> {bufferization.access = "read"}, %arg2: tensor<6x1xindex> {bufferization.access = "read"}) attributes {__bbarg_alias_set_attr__ = [[[["%0", "%arg1", "%arg2", "%arg0"], ["%0", "%arg1", "%arg2", "%arg0"], ["%0", "%arg1", "%arg2", "%arg0"]]]]} {
    %0 = sparse_tensor.assemble (%arg1, %arg2), %arg0 {__inplace_operands_attr__ = ["true", "true", "true"], __opresult_alias_set_attr__ = [["%0", "%arg1", "%arg2", "%arg0"]]} : (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64> to tensor<100xf64, #sparse>
    return
  }
  func.func @unpack(%arg0: tensor<100xf64, #sparse> {bufferization.access = "read"}, %arg1: tensor<6xf64> {bufferization.access = "write"}, %arg2: tensor<2xindex> {bufferization.access = "write"}, %arg3: tensor<6x1xindex> {bufferization.access = "write"}) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"], ["%ret_values", "%arg1"], ["%ret_levels#0", "%arg2"], ["%ret_levels#1", "%arg3"]]]]} {
    %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %arg0 {__inplace_operands_attr__ = ["true", "true", "true", "true"], __opresult_alias_set_attr__ = [["%ret_levels#0", "%arg2"], ["%ret_levels#1", "%arg3"], ["%ret_values", "%arg1"]]} : tensor<100xf64, #sparse> out_lvls(%arg2, %arg3 : tensor<2xindex>, tensor<6x1xindex>) out_vals(%arg1 : tensor<6xf64>) -> (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64>, (index, index), index
    return
  }
  func.func @print(%arg0: tensor<8xf32, #sparse> {bufferization.access = "read-write"}) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    sparse_tensor.print %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<8xf32, #sparse>
    return
  }
}

