// RUN: --one-shot-bufferize="bufferize-function-boundaries test-analysis-only dump-alias-sets"
// The analysis knows sparse tensors, too.
#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @new(%p: index) -> tensor<8xf32, #V> {
  %0 = sparse_tensor.new %p {foo} : index to tensor<8xf32, #V>
  return %0 : tensor<8xf32, #V>
}
func.func @conv(%a: tensor<8xf32>) -> tensor<8xf32, #V> {
  %0 = sparse_tensor.convert %a : tensor<8xf32> to tensor<8xf32, #V>
  return %0 : tensor<8xf32, #V>
}
func.func @conv2(%a: tensor<8xf32, #V>) -> tensor<8xf32> {
  %0 = sparse_tensor.convert %a : tensor<8xf32, #V> to tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @parts(%a: tensor<8xf32, #V>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, index) {
  %0 = sparse_tensor.positions %a {level = 0 : index} : tensor<8xf32, #V> to memref<?xindex>
  %1 = sparse_tensor.coordinates %a {level = 0 : index} : tensor<8xf32, #V> to memref<?xindex>
  %2 = sparse_tensor.values %a : tensor<8xf32, #V> to memref<?xf32>
  %3 = sparse_tensor.number_of_entries %a : tensor<8xf32, #V>
  return %0, %1, %2, %3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, index
}
func.func @cb(%a: tensor<8x8xf32, #C>) -> (memref<?xindex>) {
  %0 = sparse_tensor.coordinates_buffer %a : tensor<8x8xf32, #C> to memref<?xindex>
  return %0 : memref<?xindex>
}
func.func @ins(%a: tensor<8xf32, #V>, %f: f32, %i: index) -> tensor<8xf32, #V> {
  %0 = tensor.insert %f into %a[%i] : tensor<8xf32, #V>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8xf32, #V>
  return %1 : tensor<8xf32, #V>
}
func.func @pack(%v: tensor<6xf64>, %p: tensor<2xindex>, %c: tensor<6x1xindex>) -> tensor<100xf64, #V> {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64> to tensor<100xf64, #V>
  return %0 : tensor<100xf64, #V>
}
func.func @reint(%a: tensor<8xf32, #V>) -> tensor<8xf32, #V> {
  %0 = sparse_tensor.reinterpret_map %a : tensor<8xf32, #V> to tensor<8xf32, #V>
  return %0 : tensor<8xf32, #V>
}
func.func @concat(%a: tensor<8xf32, #V>) -> tensor<16xf32, #V> {
  %0 = sparse_tensor.concatenate %a, %a {dimension = 0 : index} : tensor<8xf32, #V>, tensor<8xf32, #V> to tensor<16xf32, #V>
  return %0 : tensor<16xf32, #V>
}
func.func @expand(%a: tensor<8xf32, #V>) {
  %values, %filled, %added, %count = sparse_tensor.expand %a : tensor<8xf32, #V> to memref<?xf32>, memref<?xi1>, memref<?xindex>
  return
}
func.func @compress(%a: tensor<8xf32, #V>, %0: memref<?xf32>, %1: memref<?xi1>, %2: memref<?xindex>, %3: index) -> tensor<8xf32, #V> {
  %4 = sparse_tensor.compress %0, %1, %2, %3 into %a[] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<8xf32, #V>
  return %4 : tensor<8xf32, #V>
}
func.func @slice(%a: tensor<8xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : compressed) }>>) -> index {
  %0 = sparse_tensor.slice.offset %a at 0 : tensor<8xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : compressed) }>>
  return %0 : index
}
func.func @lvl(%a: tensor<8xf32, #V>, %i: index) -> index {
  %0 = sparse_tensor.lvl %a, %i : tensor<8xf32, #V>
  return %0 : index
}
func.func @foreach(%a: tensor<8xf32, #V>, %f: f32) -> f32 {
  %0 = sparse_tensor.foreach in %a init(%f) : tensor<8xf32, #V>, f32 -> f32 do {
   ^bb0(%i: index, %v: f32, %acc: f32):
     %s = arith.addf %v, %acc : f32
     sparse_tensor.yield %s : f32
  }
  return %0 : f32
}
func.func @out(%a: tensor<8xf32, #V>, %p: index) {
  sparse_tensor.out %a, %p : tensor<8xf32, #V>, index
  return
}
func.func @empty() -> tensor<8xf32, #V> {
  %0 = tensor.empty() : tensor<8xf32, #V>
  return %0 : tensor<8xf32, #V>
}
func.func @alloc(%a: tensor<8xf32, #V>) -> tensor<8xf32, #V> {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<8xf32, #V>
  bufferization.dealloc_tensor %a : tensor<8xf32, #V>
  return %0 : tensor<8xf32, #V>
}
func.func @generic(%a: tensor<8xf32, #V>, %b: tensor<8xf32, #V>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%a: tensor<8xf32, #V>) outs(%e: tensor<8xf32>) {
    ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @reorder(%a: tensor<8x8xf32, #C>) -> tensor<8x8xf32, #C> {
  %1 = sparse_tensor.reorder_coo quick_sort %a : tensor<8x8xf32, #C> to tensor<8x8xf32, #C>
  return %1 : tensor<8x8xf32, #C>
}
func.func @dim(%a: tensor<?x8xf32, #C>, %i: index) -> index {
  %1 = tensor.dim %a, %i : tensor<?x8xf32, #C>
  return %1 : index
}
func.func @castss(%a: tensor<?x8xf32, #C>, %i: index) -> tensor<8x8xf32, #C> {
  %1 = tensor.cast %a : tensor<?x8xf32, #C> to tensor<8x8xf32, #C>
  return %1 : tensor<8x8xf32, #C>
}
func.func @loadUnused(%a: tensor<8xf32, #V>) {
  %1 = sparse_tensor.load %a hasInserts : tensor<8xf32, #V>
  return
}
func.func @assemble(%v: tensor<6xf64>, %p: tensor<2xindex>, %c: tensor<6x1xindex>)  {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64> to tensor<100xf64, #V>
  return
}
func.func @unpack(%t: tensor<100xf64, #V>, %v: tensor<6xf64>, %p: tensor<2xindex>, %c: tensor<6x1xindex>) {
  %r:6 = sparse_tensor.disassemble %t : tensor<100xf64, #V> out_lvls(%p, %c : tensor<2xindex>, tensor<6x1xindex>) out_vals(%v: tensor<6xf64>) -> (tensor<2xindex>, tensor<6x1xindex>), tensor<6xf64>, (index, index), index
  return
}
func.func @print(%a: tensor<8xf32, #V>) {
  sparse_tensor.print %a : tensor<8xf32, #V>
  return
}
