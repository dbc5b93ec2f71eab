// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// What is rejected, and how.
// expected-error @below {{'memref.alloc' op operand #0 must be variadic of index, but got 'i32'}}
func.func @f(%x: i32, %i: index) { "memref.alloc"(%x) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> memref<?xi32> return }

// -----

// expected-error @below {{'memref.alloc' op result #0 must be memref of any type values, but got 'i32'}}
func.func @f(%x: i32, %i: index) { "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> i32 return }

// -----

// expected-error @below {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f(%x: i32, %i: index) { %0 = memref.alloc() : memref<?xi32>  return }

// -----

// expected-error @below {{expected non-function type}}
func.func @f(%x: i32, %i: index) { %0 = memref.alloc(%i) : memref<xi32>  return }

// -----

// expected-error @below {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%x: i32, %i: index) { %0 = memref.alloc(%i) : memref<i32>  return }

// -----

// expected-error @below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
func.func @f(%x: i32, %i: index) { %0 = memref.alloc()[%i] : memref<i32>  return }

// -----

// expected-error @below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%x: i32, %i: index) { %0 = memref.alloc() {alignment = -1} : memref<i32>  return }

// -----

// expected-error @below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%x: i32, %i: index) { %0 = memref.alloc() {alignment = 1 : i32} : memref<i32>  return }

// -----

// expected-error @below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
func.func @f(%x: i32, %i: index) { %0 = memref.alloc() : memref<4xi32, affine_map<(d0)[s0]->(d0 + s0)>>  return }

// -----

// expected-error @below {{custom op 'memref.alloca' 'memref.alloca' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f(%x: i32, %i: index) { %0 = memref.alloca() {alignment = -1} : memref<?xi32>  return }

// -----

// expected-error @below {{'memref.dealloc' op operand #0 must be ranked or unranked memref of any type values, but got 'i32'}}
func.func @f(%x: i32) { "memref.dealloc"(%x) : (i32) -> ()  return }

// -----

// expected-error @below {{'memref.load' op operand #0 must be memref of any type values, but got 'i32'}}
func.func @f(%x: i32) { "memref.load"(%x) : (i32) -> i32  return }

// -----

// expected-error @below {{'memref.load' op incorrect number of indices for load, expected 1 but got 0}}
func.func @f(%x: memref<4xi32>) { "memref.load"(%x) : (memref<4xi32>) -> i32  return }

// -----

// expected-error @below {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
func.func @f(%x: memref<4xi32>, %i: index) { "memref.load"(%x, %i) : (memref<4xi32>, index) -> i64  return }

// -----

// expected-error @below {{'memref.load' op operand #1 must be variadic of index, but got 'i32'}}
func.func @f(%x: memref<4xi32>, %i: i32) { "memref.load"(%x, %i) : (memref<4xi32>, i32) -> i32  return }

// -----

// expected-error @below {{'memref.store' op store index operand count not equal to memref rank}}
func.func @f(%x: memref<4xi32>, %i: i32) { "memref.store"(%i, %x) : (i32, memref<4xi32>) -> ()  return }

// -----

// expected-error @below {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
func.func @f(%x: memref<4xi32>, %i: i64) { "memref.store"(%i, %x) : (i64, memref<4xi32>) -> ()  return }

// -----

// expected-error @below {{'memref.copy' op requires the same element type for all operands}}
func.func @f(%x: memref<4xi32>, %i: memref<*xi64>) { memref.copy %x, %i : memref<4xi32> to memref<*xi64>  return }

// -----

// expected-error @below {{'memref.copy' op requires the same shape for all operands}}
func.func @f(%x: memref<4xi32>, %i: memref<5xi32>) { memref.copy %x, %i : memref<4xi32> to memref<5xi32>  return }

// -----

// expected-error @below {{'memref.copy' op operand #1 must be ranked or unranked memref of any type values, but got 'i32'}}
func.func @f(%x: memref<4xi32>, %i: i32) { "memref.copy"(%x, %i) : (memref<4xi32>, i32) -> ()  return }

// -----

// expected-error @below {{'memref.cast' op operand type 'memref<4xi32>' and result type 'memref<5xi32>' are cast incompatible}}
func.func @f(%x: memref<4xi32>) { memref.cast %x : memref<4xi32> to memref<5xi32>  return }

// -----

// expected-error @below {{'memref.cast' op result #0 must be ranked or unranked memref of any type values, but got 'i32'}}
func.func @f(%x: memref<4xi32>) { "memref.cast"(%x) : (memref<4xi32>) -> i32 return }

// -----

// expected-error @below {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<i32>'}}
func.func @f(%x: memref<i32>, %i:index) { memref.dim %x, %i : memref<i32> return }

// -----

// expected-error @below {{'memref.get_global' op 'foo' does not reference a valid global memref}}
func.func @f(%x: memref<4xi32>) { memref.get_global @foo : memref<4xi32> return }

// -----

memref.global @foo : memref<5xi32>
// expected-error @below {{'memref.get_global' op result type 'memref<4xi32>' does not match type 'memref<5xi32>' of the global memref @foo}}
func.func @f(%x: memref<4xi32>) { memref.get_global @foo : memref<4xi32> return }

// -----

func.func @foo()  {return}
// expected-error @below {{'memref.get_global' op 'foo' does not reference a valid global memref}}
func.func @f(%x: memref<4xi32>) { memref.get_global @foo : memref<4xi32> return }

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xi32>'}}
memref.global @foo : memref<?xi32>

// -----

// expected-error @below {{custom op 'memref.global' type should be static shaped memref, but got 'i32'}}
memref.global @foo : i32

// -----

// expected-error @below {{expected operation name in quotes}}
memref.global @foo : memref<2xi32> = dense<1> : tensor<3xi32>

// -----

// expected-error @below {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global @foo : memref<2xi32> = "a"

// -----

// expected-error @below {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
memref.global "foo" @foo : memref<2xi32>

// -----

// expected-error @below {{integer literal not valid for specified type}}
memref.global @foo : memref<2xi32> = 1

// -----

// expected-error @below {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @foo : memref<2xi32> {alignment = 3}

// -----

// expected-error @below {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @foo : memref<2xi32> {alignment = -3}

// -----

// expected-error @below {{'memref.global' op initial value should be a unit or elements attribute, but got 3 : i32}}
"memref.global"() <{sym_name = "x", type = memref<2xi32>, initial_value = 3 : i32}> : () -> ()

// -----

// expected-error @below {{'memref.global' op initial value element expected to be of type 'i32', but was of type 'f32'}}
"memref.global"() <{sym_name = "x", type = memref<2xi32>, initial_value = dense<1.0> : tensor<2xf32>}> : () -> ()

// -----

// expected-error @below {{missing dimension operand for result type 'memref<?xi32>'}}
func.func @f(%x: memref<?xi32>) { memref.realloc %x : memref<?xi32> to memref<?xi32>  return }

// -----

// expected-error @below {{unnecessary dimension operand for result type 'memref<4xi32>'}}
func.func @f(%x: memref<?xi32>, %i: index) { memref.realloc %x(%i) : memref<?xi32> to memref<4xi32>  return }

// -----

// expected-error @below {{different element types specified for source memref type 'memref<?xi32>' and result memref type 'memref<4xi64>'}}
func.func @f(%x: memref<?xi32>, %i: index) { memref.realloc %x : memref<?xi32> to memref<4xi64>  return }

// -----

// expected-error @below {{different memory spaces specified for source memref type 'memref<?xi32>' and result memref type 'memref<4xi32, 1>'}}
func.func @f(%x: memref<?xi32>, %i: index) { memref.realloc %x : memref<?xi32> to memref<4xi32,1>  return }

// -----

// expected-error @below {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<?x3xi32>'}}
func.func @f(%x: memref<?x3xi32>, %i: index) { memref.realloc %x : memref<?x3xi32> to memref<4xi32>  return }

// -----

// expected-error @below {{unsupported layout for result memref type 'memref<4xi32, strided<[2]>>'}}
func.func @f(%x: memref<?xi32>, %i: index) { memref.realloc %x : memref<?xi32> to memref<4xi32, strided<[2]>>  return }

// -----

// expected-error @below {{unsupported layout for source memref type 'memref<?xi32, strided<[2]>>'}}
func.func @f(%x: memref<?xi32, strided<[2]>>, %i: index) { memref.realloc %x : memref<?xi32, strided<[2]>> to memref<4xi32>  return }
