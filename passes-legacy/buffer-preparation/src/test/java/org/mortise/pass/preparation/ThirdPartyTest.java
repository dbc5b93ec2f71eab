// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.VectorType;

/** Conversion of types, functions, copies and allocations of a third party. */
class ThirdPartyTest {
  /** A complex number in two parts. */
  private static final class ComplexParts implements TypeDecomposition<ComplexType> {
    @Override
    public List<Type> types(ComplexType type) {
      return List.of(type.elementType(), type.elementType());
    }

    @Override
    public Value pack(OpBuilder builder, Location location, ComplexType type, List<Value> parts) {
      return builder.create(builder.state(location, "toy.complex").addOperands(parts).addResultType(type)).result(0);
    }

    @Override
    public List<Value> unpack(OpBuilder builder, Location location, ComplexType type, Value value) {
      Operation parts = builder.create(
          builder.state(location, "toy.parts").addOperand(value).addResultTypes(types(type)));
      return List.of(parts.results());
    }
  }

  private static Value make(OpBuilder builder, Location location, String name, Type type, Value... operands) {
    return builder.create(builder.state(location, name).addOperands(List.of(operands)).addResultType(type)).result(0);
  }

  private static Value cast(OpBuilder builder, Location location, Type wanted, Value value) {
    return make(builder, location, "toy.cast", wanted, value);
  }

  /** Complex numbers in parts, indices as i64, and vectors in memory that callers provide. */
  private static BufferTypeConverter.Builder types() {
    return BufferTypeConverter.builder()
        .addDecomposition(ComplexType.class, new ComplexParts())
        .addConversion(IndexType.class, type -> IntegerType.of(type.context(), 64))
        .addConversion(VectorType.class, type -> MemRefType.of(type.shape(), type.elementType()))
        .setResultConversionKind(VectorType.class, MemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENT_LIST)
        .addSourceMaterialization(ThirdPartyTest::cast)
        .addTargetMaterialization(ThirdPartyTest::cast);
  }

  @Test
  void apply_typesOfThirdParty_convertsThem() {
    assertThat(PreparationPrograms.prepared(BufferPreparation.ofFuncDialect(types().build()), """
        func.func @f(%c: complex<f32>, %i: index, %v: vector<4xf32>) -> (index, vector<4xf32>, complex<f32>) {
          "test.use"(%c, %i) : (complex<f32>, index) -> ()
          %0:3 = call @f(%c, %i, %v) : (complex<f32>, index, vector<4xf32>) -> (index, vector<4xf32>, complex<f32>)
          "test.use"(%0#1) : (vector<4xf32>) -> ()
          return %i, %v, %0#2 : index, vector<4xf32>, complex<f32>
        }
        """)).isEqualTo("""
        module {
          func.func @f(%arg0: f32, %arg1: f32, %arg2: i64, %arg3: memref<4xf32>, %arg4: memref<4xf32>) -> (i64, f32, f32) {
            %0 = "toy.cast"(%arg2) : (i64) -> index
            %1 = "toy.complex"(%arg0, %arg1) : (f32, f32) -> complex<f32>
            "test.use"(%1, %0) : (complex<f32>, index) -> ()
            %2:2 = "toy.parts"(%1) : (complex<f32>) -> (f32, f32)
            %alloc = memref.alloc() : memref<4xf32>
            %3:3 = call @f(%2#0, %2#1, %arg2, %arg3, %alloc) : (f32, f32, i64, memref<4xf32>, memref<4xf32>) -> (i64, f32, f32)
            %4 = "toy.cast"(%alloc) : (memref<4xf32>) -> vector<4xf32>
            %5 = "toy.complex"(%3#1, %3#2) : (f32, f32) -> complex<f32>
            "test.use"(%4) : (vector<4xf32>) -> ()
            %6:2 = "toy.parts"(%5) : (complex<f32>) -> (f32, f32)
            memref.copy %arg3, %arg4 : memref<4xf32> to memref<4xf32>
            return %arg2, %6#0, %6#1 : i64, f32, f32
          }
        }""");
  }

  /** Only the arguments of the call are converted, not its token. */
  @Test
  void apply_functionsOfThirdParty_convertsThem() {
    BufferPreparation preparation = BufferPreparation.builder(types().build())
        .convert(new FunctionConverter(op -> op.name().toString().equals(ThirdPartyDialect.FUNC)))
        .convert(new ReturnConverter(
            op -> op.name().toString().equals(ThirdPartyDialect.RETURN),
            (builder, old, operands) -> builder.create(
                builder.state(old.location(), ThirdPartyDialect.RETURN).addOperands(operands)),
            (builder, location, source, target) -> builder.create(
                builder.state(location, "toy.copy").addOperand(source).addOperand(target))))
        .convert(new CallConverter(
            op -> op.name().toString().equals(ThirdPartyDialect.CALL),
            (builder, call, type) -> make(builder, call.location(), "toy.alloc", type)))
        .build();
    assertThat(PreparationPrograms.prepared(preparation, """
        "toy.func"() <{sym_name = "f", function_type = (index, vector<4xf32>) -> vector<4xf32>}> ({
        ^bb0(%t: index, %v: vector<4xf32>):
          %0 = "toy.call"(%t, %t, %v) <{callee = @f}> {toy.a} : (index, index, vector<4xf32>) -> vector<4xf32>
          "toy.return"(%0) {toy.b} : (vector<4xf32>) -> ()
        }) : () -> ()
        func.func @other(%v: vector<4xf32>) -> vector<4xf32> {
          return %v : vector<4xf32>
        }
        """)).isEqualTo("""
        module {
          "toy.func"() <{function_type = (i64, memref<4xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
          ^bb0(%arg0: i64, %arg1: memref<4xf32>, %arg2: memref<4xf32>):
            %0 = "toy.cast"(%arg0) : (i64) -> index
            %1 = "toy.alloc"() : () -> memref<4xf32>
            "toy.call"(%0, %arg0, %arg1, %1) <{callee = @f}> {toy.a} : (index, i64, memref<4xf32>, memref<4xf32>) -> ()
            "toy.copy"(%1, %arg2) : (memref<4xf32>, memref<4xf32>) -> ()
            "toy.return"() : () -> ()
          }) : () -> ()
          func.func @other(%arg0: vector<4xf32>) -> vector<4xf32> {
            return %arg0 : vector<4xf32>
          }
        }""");
  }

  @Test
  void apply_callbackReturnsWrongType_reportsError() {
    TypeDecomposition<ComplexType> wrong = new TypeDecomposition<>() {
      @Override
      public List<Type> types(ComplexType type) {
        return List.of(type.elementType(), type.elementType());
      }

      @Override
      public Value pack(OpBuilder builder, Location location, ComplexType type, List<Value> parts) {
        return make(builder, location, "toy.complex", IndexType.of(type.context()), parts.get(0));
      }

      @Override
      public List<Value> unpack(OpBuilder builder, Location location, ComplexType type, Value value) {
        return List.of(value, value);
      }
    };
    BufferTypeConverter types = BufferTypeConverter.builder().addDecomposition(ComplexType.class, wrong).build();
    BufferPreparation preparation = BufferPreparation.ofFuncDialect(types);
    PreparationPrograms.assertFails(preparation, """
        func.func @f(%c: complex<f32>) -> complex<f32> {
          return %c : complex<f32>
        }
        """, "unpacking type 'index' does not give 2 values");
    PreparationPrograms.assertFails(preparation, """
        func.func @f(%c: complex<f32>) {
          "test.use"(%c) : (complex<f32>) -> ()
          return
        }
        """, "packing gave type 'index' instead of 'complex<f32>'");
  }
}
