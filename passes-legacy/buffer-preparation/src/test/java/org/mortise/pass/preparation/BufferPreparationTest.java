// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mortise.pass.preparation.PreparationPrograms.assertFails;
import static org.mortise.pass.preparation.PreparationPrograms.parse;
import static org.mortise.pass.preparation.PreparationPrograms.prepared;

import org.junit.jupiter.api.Test;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.ir.Operation;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.testing.Growth;

/** The converters of the func dialect: each alone, all together, and in case of errors. */
class BufferPreparationTest {
  private static final BufferTypeConverter APPEND = BufferTypeConverter.builder()
      .addTensorConversions()
      .addTupleDecomposition(TupleDecomposition.ofTestDialect())
      .setResultConversionKind(
          RankedTensorType.class, MemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENT_LIST)
      .build();
  private static final BufferPreparation ALL = BufferPreparation.ofFuncDialect(APPEND);

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

  /** The blocks are in an order in which uses come before definitions. */
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
    assertThat(ALL.apply(module)).isEmpty();
    assertThat(module.toString()).isEqualTo(text);
    assertThat(call.block()).isNotNull();
  }

  // ---- each alone ---------------------------------------------------------------------------------------------------

  @Test
  void apply_functionAlreadyConverted_convertsReturns() {
    BufferPreparation returns = BufferPreparation.builder(APPEND).convert(new ReturnConverter()).build();
    Operation module = parse("""
        func.func @f(%t: memref<4xf32>, %out: memref<4xf32>) -> tensor<4xf32> {
          %0 = "test.make"() : () -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        """);
    assertThat(returns.apply(module)).isEmpty();
    assertThat(module.toString()).contains("memref.copy %1, %arg1 : memref<4xf32> to memref<4xf32>", "return\n");
  }

  @Test
  void apply_functionWithoutOutParams_reportsError() {
    BufferPreparation returns = BufferPreparation.builder(APPEND).convert(new ReturnConverter()).build();
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
    assertThat(BufferPreparation.builder(APPEND).convert(new CallConverter()).build().apply(module)).isEmpty();
    assertThat(module.toString()).contains(
        "%0 = bufferization.to_memref %arg0",
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
    assertThat(BufferPreparation.builder(APPEND).convert(new FunctionConverter()).build().apply(module)).isEmpty();
    assertThat(module.toString()).contains(
        "func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {",
        "%0 = bufferization.to_tensor %arg0",
        "%1 = call @f(%0) : (tensor<4xf32>) -> tensor<4xf32>");
  }

  @Test
  void apply_functionNotAccepted_leavesItsCallsUnchanged() {
    BufferPreparation some = BufferPreparation.builder(APPEND)
        .convert(new FunctionConverter(op -> op.name().toString().equals("func.func") && !op.hasAttr("test.keep")))
        .convert(new ReturnConverter())
        .convert(new CallConverter())
        .build();
    assertThat(prepared(some, """
        func.func @kept(%t: tensor<4xf32>) -> tensor<4xf32> attributes {test.keep} {
          return %t : tensor<4xf32>
        }
        func.func @changed(%t: tensor<4xf32>) -> tensor<4xf32> {
          %0 = call @kept(%t) : (tensor<4xf32>) -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        """)).contains(
        "return %arg0 : tensor<4xf32>",
        "%1 = call @kept(%0) : (tensor<4xf32>) -> tensor<4xf32>",
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
          %2 = call @dynamic() : () -> tensor<?xf32>
          return %0 : tensor<4xf32>
        }
        """,
        "cannot create out param for dynamically shaped result",
        "cannot create out param for dynamically shaped result");
  }

  @Test
  void apply_noMaterialization_leavesProgramUnchanged() {
    assertFails(ALL, """
        func.func @f(%t: tensor<4xf32>, %s: tensor<4xf32, "sparse">) -> tensor<4xf32> {
          %0 = call @f(%t, %s) : (tensor<4xf32>, tensor<4xf32, "sparse">) -> tensor<4xf32>
          "test.use"(%s) : (tensor<4xf32, "sparse">) -> ()
          return %0 : tensor<4xf32>
        }
        """,
        "no way to make a value of type 'tensor<4xf32, \"sparse\">' of one of type 'memref<4xf32>'");
  }

  @Test
  void apply_unsupportedType_leavesProgramUnchanged() {
    BufferTypeConverter refusing = BufferTypeConverter.builder()
        .addTensorConversions()
        .addConversion(RankedTensorType.class, type -> {
          if (type.rank() == 0) {
            throw new PreparationException("a tensor needs a dimension");
          }
          return null;
        })
        .build();
    assertFails(BufferPreparation.ofFuncDialect(refusing), """
        func.func @f(%t: tensor<4xf32>, %s: tensor<f32>) {
          return
        }
        """, "a tensor needs a dimension");
  }

  @Test
  void apply_callbackThrowsUnexpectedError_leavesProgramUnchanged() {
    BufferPreparation broken = BufferPreparation.builder(APPEND)
        .convert(new FunctionConverter())
        .convert(new CallConverter())
        .convert(new ReturnConverter(op -> true, null, (builder, location, source, target) -> {
          throw new IllegalStateException("broken");
        }))
        .build();
    Operation module = parse("""
        func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
          %0 = call @f(%t) : (tensor<4xf32>) -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        """);
    String before = module.toString();
    assertThatThrownBy(() -> broken.apply(module)).hasMessage("broken");
    assertThat(module.toString()).isEqualTo(before);
    PreparationPrograms.verify(module);
  }

  /** Whichever callback fails, the program is left unchanged. */
  @Test
  void apply_callbackFailsAtAnyStep_leavesProgramUnchanged() {
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
    while (!failing(callbacks).apply(parse(text)).isEmpty()) {
      assertFails(failing(callbacks), text, "failed");
      callbacks++;
    }
    // three views of tensors, one buffer of a tensor, two allocations, four copies
    assertThat(callbacks).isEqualTo(10);
  }

  /** Creates a preparation that fails in the callback with this number. */
  private static BufferPreparation failing(int number) {
    int[] left = {number};
    Runnable count = () -> {
      if (left[0]-- == 0) {
        throw new PreparationException("failed");
      }
    };
    Materialization counting = (builder, location, wanted, value) -> {
      count.run();
      return null;
    };
    BufferTypeConverter types = BufferTypeConverter.builder()
        .addTensorConversions()
        .addTupleDecomposition(TupleDecomposition.ofTestDialect())
        .setResultConversionKind(
            RankedTensorType.class, MemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENT_LIST)
        .addSourceMaterialization(counting)
        .addTargetMaterialization(counting)
        .build();
    return BufferPreparation.builder(types)
        .convert(new FunctionConverter())
        .convert(new BranchConverter())
        .convert(new ReturnConverter(op -> op.name().toString().equals("func.return"), null,
            (builder, location, source, target) -> {
              count.run();
              CopyOp.create(builder, location, source, target);
            }))
        .convert(new CallConverter(op -> op.name().toString().equals("func.call"), (builder, call, type) -> {
          count.run();
          return CallConverter.alloc(builder, call, type);
        }))
        .build();
  }

  // ---- size ---------------------------------------------------------------------------------------------------------

  @Test
  void apply_chainOfCalls_hasNearLinearCost() {
    Growth.assertNearLinear(10_000, BufferPreparationTest::chain, (module, calls) -> {
      assertThat(ALL.apply(module)).isEmpty();
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
    assertThat(ALL.apply(module)).isEmpty();
    PreparationPrograms.verify(module);
  }
}
