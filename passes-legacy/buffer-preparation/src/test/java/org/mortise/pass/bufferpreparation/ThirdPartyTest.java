// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.StructuralPatterns;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.VectorType;

/** Conversion of types, functions, copies and allocations of a third party. */
class ThirdPartyTest {
  private static List<Type> partsOf(ComplexType type) {
    return List.of(type.elementType(), type.elementType());
  }

  private static Value pack(OpBuilder builder, ComplexType type, List<? extends Value> parts, Location location) {
    return builder.create(builder.state(location, "toy.complex").addOperands(parts).addResultType(type)).result(0);
  }

  private static List<Value> unpack(OpBuilder builder, Location location, ComplexType type, Value value) {
    Operation parts = builder.create(
        builder.state(location, "toy.parts").addOperand(value).addResultTypes(partsOf(type)));
    return List.of(parts.results());
  }

  private static Value make(OpBuilder builder, Location location, String name, Type type, Value... operands) {
    return builder.create(builder.state(location, name).addOperands(List.of(operands)).addResultType(type)).result(0);
  }

  private static @Nullable Value cast(
      OpBuilder builder, Type wanted, List<? extends Value> inputs, Location location) {
    return inputs.size() == 1 ? make(builder, location, "toy.cast", wanted, inputs.get(0)) : null;
  }

  /** Complex numbers in parts, indices as i64, and vectors in memory that callers provide. */
  private static BufferTypeConverter types() {
    BufferTypeConverter types = new BufferTypeConverter();
    types.addDecomposeTypeConversion(ComplexType.class, ThirdPartyTest::partsOf);
    types.addDecomposeValueConversion(ComplexType.class, ThirdPartyTest::unpack);
    types.addArgumentMaterialization(ComplexType.class, ThirdPartyTest::pack);
    types.addConversion(IndexType.class, type -> IntegerType.of(type.context(), 64));
    types.addConversion(VectorType.class, type -> MemRefType.of(type.shape(), type.elementType()));
    types.setResultConversionKind(VectorType.class, MemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENTS_LIST);
    types.addSourceMaterialization(ThirdPartyTest::cast);
    types.addArgumentMaterialization(ThirdPartyTest::cast);
    types.addTargetMaterialization(ThirdPartyTest::cast);
    return types;
  }

  @Test
  void apply_typesOfThirdParty_convertsThem() {
    assertThat(PreparationPrograms.prepared(PreparationPrograms.ofFuncDialect(types()), """
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
            %4 = "toy.complex"(%3#1, %3#2) : (f32, f32) -> complex<f32>
            %5 = "toy.cast"(%alloc) : (memref<4xf32>) -> vector<4xf32>
            "test.use"(%5) : (vector<4xf32>) -> ()
            %6:2 = "toy.parts"(%4) : (complex<f32>) -> (f32, f32)
            memref.copy %arg3, %arg4 : memref<4xf32> to memref<4xf32>
            return %arg2, %6#0, %6#1 : i64, f32, f32
          }
        }""");
  }

  /** Only the arguments of the call are converted, not its token. */
  @Test
  void apply_functionsOfThirdParty_convertsThem() {
    BufferTypeConverter types = types();
    ConversionTarget target = new ConversionTarget().markUnknownOpDynamicallyLegal(op -> true);
    BufferizePatterns.addLegality(
        types, target, ThirdPartyDialect.FUNC, ThirdPartyDialect.RETURN, ThirdPartyDialect.CALL);
    DialectConversion preparation = PreparationPrograms.of(types, target,
        new BufferizeFuncOpConverter(ThirdPartyDialect.FUNC, types, false),
        new BufferizeReturnOpConverter(ThirdPartyDialect.RETURN, "toy.end", types,
            (builder, location, source, out) -> builder.create(
                builder.state(location, "toy.copy").addOperand(source).addOperand(out))),
        new BufferizeCallOpConverter(ThirdPartyDialect.CALL, types,
            (builder, call, type) -> make(builder, call.location(), "toy.alloc", type)));
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
            "toy.end"() {toy.b} : () -> ()
          }) : () -> ()
          func.func @other(%arg0: vector<4xf32>) -> vector<4xf32> {
            return %arg0 : vector<4xf32>
          }
        }""");
  }

  @Test
  void apply_callbackReturnsWrongType_reportsError() {
    BufferTypeConverter types = new BufferTypeConverter();
    types.addDecomposeTypeConversion(ComplexType.class, ThirdPartyTest::partsOf);
    types.addDecomposeValueConversion(ComplexType.class, (builder, location, type, value) -> List.of(value, value));
    types.addArgumentMaterialization(ComplexType.class, (builder, type, parts, location) ->
        make(builder, location, "toy.complex", IndexType.of(type.context()), parts.get(0)));
    DialectConversion preparation = PreparationPrograms.ofFuncDialect(types);
    PreparationPrograms.assertFails(preparation, """
        func.func @f(%c: complex<f32>) -> complex<f32> {
          return %c : complex<f32>
        }
        """, "unpacking type 'complex<f32>' does not give 2 values of the converted types");
    PreparationPrograms.assertFails(preparation, """
        func.func @f(%c: complex<f32>) {
          "test.use"(%c) : (complex<f32>) -> ()
          return
        }
        """, "failed to legalize unresolved materialization from ('f32', 'f32') to 'complex<f32>' that remained live"
            + " after conversion");
  }

  /** Patterns of a third party that support 1:N conversions get the parts of converted values without packing. */
  @Test
  void apply_patternTakingParts_getsPartsWithoutPacking() {
    BufferTypeConverter types = types();
    ConversionTarget target = new ConversionTarget().markUnknownOpDynamicallyLegal(op -> true);
    BufferizePatterns.addLegality(types, target);
    target.addDynamicallyLegalOp(types::isLegal, "toy.use");
    PatternSet patterns = new PatternSet();
    BufferizePatterns.populateWithBufferizeOpConversionPatterns(types, patterns);
    patterns.add(StructuralPatterns.forwarding("toy.use", "ConvertUse", types));
    assertThat(PreparationPrograms.prepared(new DialectConversion(target, patterns), """
        func.func private @g() -> complex<f32>
        func.func @f(%c: complex<f32>) {
          "toy.use"(%c) : (complex<f32>) -> ()
          return
        }
        """)).isEqualTo("""
        module {
          func.func private @g() -> (f32, f32)
          func.func @f(%arg0: f32, %arg1: f32) {
            "toy.use"(%arg0, %arg1) : (f32, f32) -> ()
            return
          }
        }""");
  }
}
