// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.pass.bufferpreparation.PreparationPrograms.assertFails;
import static org.mortise.pass.bufferpreparation.PreparationPrograms.parse;
import static org.mortise.pass.bufferpreparation.PreparationPrograms.prepared;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.ir.Operation;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.ConvertedTypes;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.conversion.Materialization;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.testing.Growth;
import org.mortise.testing.steps.CountSteps;

/** The converters of the func dialect: each alone, all together, and in case of errors. */
class BufferPreparationTest {
  private static final DialectConversion ALL = PreparationPrograms.ofFuncDialect(append());

  private static BufferTypeConverter append() {
    BufferTypeConverter types = new BufferTypeConverter();
    types.addTensorConversions();
    new TupleDecomposition("test.make_tuple", "test.get_tuple_element").addTo(types);
    types.setResultConversionKind(
        RankedTensorType.class, MemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENTS_LIST);
    return types;
  }

  @Test
  void apply_callsBetweenFunctions_convertsAll() {
    assertThat(prepared(ALL, """
        func.func @outer(%t: tensor<4xf32>) -> tensor<4xf32> {
          %0 = call @middle(%t) : (tensor<4xf32>) -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        func.func @middle(%t: tensor<4xf32>) -> tensor<4xf32> {
          %0 = call @declared(%t) : (tensor<4xf32>) -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
        """)).isEqualTo("""
        module {
          func.func @outer(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
            %alloc = memref.alloc() : memref<4xf32>
            call @middle(%arg0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
            memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
            return
          }
          func.func @middle(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
            %alloc = memref.alloc() : memref<4xf32>
            call @declared(%arg0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
            memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
            return
          }
          func.func private @declared(memref<4xf32>, memref<4xf32>)
        }""");
  }

  @Test
  void apply_recursionAndSeveralReturns_convertsAll() {
    assertThat(prepared(ALL, """
        func.func @f(%c: i1, %t: tensor<4xf32>) -> (i1, tensor<4xf32>) {
          cf.cond_br %c, ^bb1, ^bb2
        ^bb1:
          %0:2 = call @f(%c, %t) : (i1, tensor<4xf32>) -> (i1, tensor<4xf32>)
          return %0#0, %0#1 : i1, tensor<4xf32>
        ^bb2:
          return %c, %t : i1, tensor<4xf32>
        }
        """)).isEqualTo("""
        module {
          func.func @f(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> i1 {
            cf.cond_br %arg0, ^bb1, ^bb2
          ^bb1:  // pred: ^bb0
            %alloc = memref.alloc() : memref<4xf32>
            %0 = call @f(%arg0, %arg1, %alloc) : (i1, memref<4xf32>, memref<4xf32>) -> i1
            memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
            return %0 : i1
          ^bb2:  // pred: ^bb0
            memref.copy %arg1, %arg2 : memref<4xf32> to memref<4xf32>
            return %arg0 : i1
          }
        }""");
  }

  /** The blocks are ordered so that uses precede definitions. */
  @Test
  void apply_blocksOutOfOrder_convertsAll() {
    assertThat(prepared(ALL, """
        func.func @f(%t: tuple<tensor<4xf32>, i1>) -> tuple<tensor<4xf32>, i1> {
          cf.br ^bb2
        ^bb1:
          %1 = call @f(%0) : (tuple<tensor<4xf32>, i1>) -> tuple<tensor<4xf32>, i1>
          return %1 : tuple<tensor<4xf32>, i1>
        ^bb2:
          %0 = call @f(%t) : (tuple<tensor<4xf32>, i1>) -> tuple<tensor<4xf32>, i1>
          cf.br ^bb1
        }
        """)).contains(
        "^bb1:  // pred: ^bb2\n    %1 = \"test.get_tuple_element\"(%10)");
  }

  @Test
  void apply_nothingToConvert_leavesProgramUnchanged() {
    String text = """
        module {
          func.func @f(%arg0: i1 {test.a}) -> (i1 {test.r}) {
            %0 = call @f(%arg0) : (i1) -> i1
            return %0 : i1
          }
        }""";
    Operation module = parse(text);
    Operation call = module.region(0).first().first().region(0).first().first();
    assertThat(PreparationPrograms.apply(ALL, module)).isEmpty();
    assertThat(module.toString()).isEqualTo(text);
    assertThat(call.block()).isNotNull();
  }

  // ---- each alone ---------------------------------------------------------------------------------------------------

  /** Returns a conversion by one of the patterns; operations of the other kinds stay. */
  private static DialectConversion only(Function<BufferTypeConverter, ConversionPattern> pattern) {
    BufferTypeConverter types = append();
    ConversionPattern made = pattern.apply(types);
    ConversionTarget target = PreparationPrograms.legal(types);
    for (String name : List.of("func.func", "func.return", "func.call")) {
      if (!name.equals(made.rootName())) {
        target.addLegalOp(name);
      }
    }
    return PreparationPrograms.of(types, target, made);
  }

  @Test
  void apply_functionAlreadyConverted_convertsReturns() {
    DialectConversion returns = only(types -> new BufferizeReturnOpConverter(types, CopyOp::create));
    Operation module = parse("""
        func.func @f(%t: memref<4xf32>, %out: memref<4xf32>) -> tensor<4xf32> {
          %0 = "test.make"() : () -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        """);
    assertThat(PreparationPrograms.apply(returns, module)).isEmpty();
    assertThat(module.toString()).contains("memref.copy %1, %arg1 : memref<4xf32> to memref<4xf32>", "return\n");
  }

  @Test
  void apply_functionWithoutOutParams_reportsError() {
    DialectConversion returns = only(types -> new BufferizeReturnOpConverter(types, CopyOp::create));
    String body = """
           {
          %0 = "test.make"() : () -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        """;
    assertFails(returns, "func.func @f() -> tensor<4xf32>" + body,
        "the function has no arguments for the results to be copied to");
    assertFails(returns, "func.func @f(%i: i1) -> tensor<4xf32>" + body,
        "argument #0 of the function has type 'i1', but a result of type 'memref<4xf32>' is to be copied to it");
  }

  @Test
  void apply_callConverterOnly_convertsCalls() {
    Operation module = parse("""
        func.func private @f(tensor<4xf32>) -> tensor<4xf32>
        func.func @g(%t: tensor<4xf32>) -> tensor<4xf32> {
          %0 = call @f(%t) : (tensor<4xf32>) -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        """);
    assertThat(PreparationPrograms.apply(only(BufferizeCallOpConverter::new), module)).isEmpty();
    assertThat(module.toString()).contains(
        "%0 = bufferization.to_buffer %arg0",
        "call @f(%0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()",
        "%1 = bufferization.to_tensor %alloc",
        "return %1 : tensor<4xf32>");
  }

  @Test
  void apply_functionConverterOnly_convertsFunctions() {
    Operation module = parse("""
        func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
          %0 = call @f(%t) : (tensor<4xf32>) -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        """);
    assertThat(PreparationPrograms.apply(only(BufferizeFuncOpConverter::new), module)).isEmpty();
    assertThat(module.toString()).contains(
        "func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {",
        "%0 = bufferization.to_tensor %arg0",
        "%1 = call @f(%0) : (tensor<4xf32>) -> tensor<4xf32>");
  }

  /** The callbacks of a user's target have priority over the preparation's. */
  @Test
  void apply_functionDeclaredLegal_leavesItsReturnsAndCallsUnchanged() {
    BufferTypeConverter types = append();
    ConversionTarget target = PreparationPrograms.legal(types)
        .addDynamicallyLegalOp(op -> op.hasAttr("test.keep") ? true : null, "func.func", "func.call")
        .addDynamicallyLegalOp(op -> op.parentOp().hasAttr("test.keep") ? true : null, "func.return");
    PatternSet patterns = new PatternSet();
    BufferizePatterns.populateWithBufferizeOpConversionPatterns(types, patterns);
    assertThat(prepared(new DialectConversion(target, patterns), """
        func.func @kept(%t: tensor<4xf32>) -> tensor<4xf32> attributes {test.keep} {
          return %t : tensor<4xf32>
        }
        func.func @changed(%t: tensor<4xf32>) -> tensor<4xf32> {
          %0 = call @kept(%t) {test.keep} : (tensor<4xf32>) -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        """)).contains(
        "return %arg0 : tensor<4xf32>",
        "%1 = call @kept(%0) {test.keep} : (tensor<4xf32>) -> tensor<4xf32>",
        "memref.copy %2, %arg1");
  }

  // ---- failures -----------------------------------------------------------------------------------------------------

  @Test
  void apply_unsupportedCall_leavesProgramUnchanged() {
    assertFails(ALL, """
        func.func private @dynamic() -> tensor<?xf32>
        func.func @f(%t: tensor<4xf32>, %u: tuple<i1, i8>) -> tensor<4xf32> {
          "test.use"(%t, %u) : (tensor<4xf32>, tuple<i1, i8>) -> ()
          %0 = call @f(%t, %u) : (tensor<4xf32>, tuple<i1, i8>) -> tensor<4xf32>
          %1 = call @dynamic() : () -> tensor<?xf32>
          return %0 : tensor<4xf32>
        }
        """, "cannot create out param for dynamically shaped result");
  }

  @Test
  void apply_unsupportedType_leavesProgramUnchanged() {
    BufferTypeConverter refusing = new BufferTypeConverter();
    refusing.addTensorConversions();
    refusing.addTypeRule(
        type -> type instanceof RankedTensorType tensor && tensor.rank() == 0 ? ConvertedTypes.FAILURE : null);
    assertFails(PreparationPrograms.ofFuncDialect(refusing), """
        func.func @f(%t: tensor<4xf32>, %s: tensor<f32>) {
          return
        }
        """, "failed to legalize operation 'func.func' that was explicitly marked illegal");
  }

  /** Whichever callback throws an exception, the program is left unchanged. */
  @Test
  void apply_callbackThrowsAtAnyStep_leavesProgramUnchanged() {
    String text = """
        func.func @f(%c: i1, %t: tensor<4xf32>, %u: tuple<tensor<4xf32>, i1>) -> (tensor<4xf32>, tuple<i1, tensor<4xf32>>) {
          "test.use"(%t, %u) : (tensor<4xf32>, tuple<tensor<4xf32>, i1>) -> ()
          %0:2 = call @f(%c, %t, %u) : (i1, tensor<4xf32>, tuple<tensor<4xf32>, i1>) -> (tensor<4xf32>, tuple<i1, tensor<4xf32>>)
          cf.cond_br %c, ^bb1(%0#0 : tensor<4xf32>), ^bb2(%0#1 : tuple<i1, tensor<4xf32>>)
        ^bb1(%x: tensor<4xf32>):
          %1 = "test.make"(%x) : (tensor<4xf32>) -> tuple<i1, tensor<4xf32>>
          return %x, %1 : tensor<4xf32>, tuple<i1, tensor<4xf32>>
        ^bb2(%y: tuple<i1, tensor<4xf32>>):
          return %t, %y : tensor<4xf32>, tuple<i1, tensor<4xf32>>
        }
        """;
    int callbacks = 0;
    Operation module = parse(text);
    String before = module.toString();
    while (throwsAt(callbacks, module)) {
      assertThat(module.toString()).isEqualTo(before);
      PreparationPrograms.verify(module);
      callbacks++;
    }
    // three views of tensors, one buffer of a tensor, two allocations, four copies
    assertThat(callbacks).isEqualTo(10);
  }

  /** Applies a preparation whose callback with this number throws an exception; returns whether it was called. */
  private static boolean throwsAt(int number, Operation module) {
    try {
      assertThat(PreparationPrograms.apply(throwing(number), module)).isEmpty();
      return false;
    } catch (UnsupportedOperationException expected) {
      return true;
    }
  }

  private static DialectConversion throwing(int number) {
    int[] left = {number};
    Runnable count = () -> {
      if (left[0]-- == 0) {
        throw new UnsupportedOperationException();
      }
    };
    Materialization counting = (builder, wanted, inputs, location) -> {
      if (inputs.size() == 1) {
        count.run();
      }
      return null;
    };
    BufferTypeConverter types = append();
    types.addSourceMaterialization(counting);
    types.addArgumentMaterialization(counting);
    types.addTargetMaterialization(counting);
    ConversionTarget target = new ConversionTarget();
    BufferizePatterns.addLegalityWithBlocks(types, target);
    return PreparationPrograms.of(types, target,
        new BufferizeFuncOpConverter("func.func", types, true),
        new BufferizeBranchOpConverter(types),
        new BufferizeReturnOpConverter(types, (builder, location, source, out) -> {
          count.run();
          CopyOp.create(builder, location, source, out);
        }),
        new BufferizeCallOpConverter("func.call", types, (builder, call, type) -> {
          count.run();
          return BufferizeCallOpConverter.alloc(builder, call, type);
        }));
  }

  // ---- size ---------------------------------------------------------------------------------------------------------

  @Test
  @CountSteps
  void apply_chainOfCalls_hasNearLinearCost() {
    Growth.assertNearLinear(10_000, BufferPreparationTest::chain, (module, calls) -> {
      assertThat(PreparationPrograms.apply(ALL, module)).isEmpty();
      PreparationPrograms.verify(module);
    });
  }

  private static String chain(int calls) {
    StringBuilder text = new StringBuilder("func.func @f(%v0: tensor<4xf32>) -> tensor<4xf32> {\n");
    for (int i = 0; i < calls; i++) {
      text.append("%v").append(i + 1).append(" = call @f(%v").append(i)
          .append(") : (tensor<4xf32>) -> tensor<4xf32>\n");
    }
    return text.append("return %v").append(calls).append(" : tensor<4xf32>\n}\n").toString();
  }

  @Test
  void apply_deeplyNestedRegions_needsNoRecursion() {
    int depth = 20_000;
    String text = "func.func @f(%t: tensor<4xf32>) {\n"
        + "\"test.deep\"() ({\n".repeat(depth)
        + "\"test.use\"(%t) : (tensor<4xf32>) -> ()\n"
        + "}) : () -> ()\n".repeat(depth)
        + "return\n}\n";
    Operation module = parse(text);
    assertThat(PreparationPrograms.apply(ALL, module)).isEmpty();
    PreparationPrograms.verify(module);
  }
}
