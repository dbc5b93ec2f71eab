// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.FunctionType;

/** Unregistered operations, as MLIR prints them. */
class GenericFormTest {
  private final Context context = Contexts.builder().build();
  private final Location here = new Programs.TextLoc(context, "here", null);
  private final Type i32 = Programs.TextType.of(context, "i32");

  private OperationState op(String name) {
    return new OperationState(here, context.operationName(name));
  }

  private static String text(Operation op) {
    return IRPrinter.toString(op, PrinterOptions.DEFAULT);
  }

  @Test
  void print_emptyOperation_hasNameAndType() {
    assertThat(text(Operation.create(op("t.x")))).isEqualTo("\"t.x\"() : () -> ()\n");
  }

  @Test
  void print_attributesAndProperties_areSorted() {
    OperationState state = op("t.x").addAttribute("b c", Programs.TextAttr.of(context, "1 : i32", null))
        .addAttribute("a", UnitAttr.of(context));
    state.setProperty(0, DictionaryAttr.empty(context).with("z", Programs.TextAttr.of(context, "3", null))
        .with("k", UnitAttr.of(context)));
    assertThat(text(Operation.create(state)))
        .isEqualTo("\"t.x\"() <{k, z = 3}> {a, \"b c\" = 1 : i32} : () -> ()\n");
  }

  @Test
  void print_severalResults_arePack() {
    Operation outer = Operation.create(withRegion(op("t.r")));
    Block block = outer.region(0).addBlock();
    OpBuilder builder = new OpBuilder(context);
    builder.setInsertionPointToEnd(block);
    Operation pack = builder.create(op("t.a").addResultType(i32).addResultType(i32));
    Operation single = builder.create(op("t.b").addResultType(i32));
    builder.create(op("t.c").addOperands(List.<Value>of(pack.result(1), single.result(0), pack.result(0))));
    assertThat(text(outer)).isEqualTo("""
        "t.r"() ({
          %0:2 = "t.a"() : () -> (i32, i32)
          %1 = "t.b"() : () -> i32
          "t.c"(%0#1, %1, %0#0) : (i32, i32, i32) -> ()
        }) : () -> ()
        """);
  }

  private OperationState withRegion(OperationState state) {
    state.addRegion();
    return state;
  }

  @Test
  void print_emptyBlock_differsFromEmptyRegion() {
    OperationState state = op("t.r");
    state.addRegion();
    state.addRegion().addBlock();
    assertThat(text(Operation.create(state))).isEqualTo("""
        "t.r"() ({
        }, {
        ^bb0:
        }) : () -> ()
        """);
  }

  @Test
  void print_labels_listPredecessorsInOrder() {
    OperationState state = op("t.r");
    Region region = state.addRegion();
    Block entry = region.addBlock();
    entry.addArgument(i32, here);
    Block second = region.addBlock();
    second.addArgument(i32, here);
    Block third = region.addBlock();
    Block fourth = region.addBlock();
    branch(entry, second, second);
    branch(second, second, third);
    branch(third, third);
    branch(fourth);
    assertThat(text(Operation.create(state))).isEqualTo("""
        "t.r"() ({
        ^bb0(%arg0: i32):
          "t.y"()[^bb1, ^bb1] : () -> ()
        ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
          "t.y"()[^bb1, ^bb2] : () -> ()
        ^bb2:  // 2 preds: ^bb1, ^bb2
          "t.y"()[^bb2] : () -> ()
        ^bb3:  // no predecessors
          "t.y"() : () -> ()
        }) : () -> ()
        """);
  }

  private void branch(Block from, Block... to) {
    OperationState state = op("t.y");
    for (Block block : to) {
      state.addSuccessor(block);
    }
    from.append(Operation.create(state));
  }

  @Test
  void print_invalidOperands_areMarked() {
    Operation user = Operation.create(op("t.u").addOperand(null));
    assertThat(user.toString()).isEqualTo("\"t.u\"(<<NULL VALUE>>) : (<<NULL TYPE>>) -> ()");
  }

  @Test
  void print_functionTypedResult_hasParentheses() {
    Operation op = Operation.create(op("t.u").addResultType(FunctionType.of(context, List.of(), List.of())));
    assertThat(text(op)).isEqualTo("%0 = \"t.u\"() : () -> (() -> ())\n");
  }

  @Test
  void print_dialectTypeNoIdentifier_hasBrackets() {
    Operation op = Operation.create(op("t.u").addResultType(Programs.TextType.of(context, "t", "\"a b\""))
        .addResultType(Programs.TextType.of(context, "t", "b<\"a\">"))
        .addResultType(Programs.TextType.of(context, "t", "b<x>y<z>")));
    assertThat(text(op)).isEqualTo("%0:3 = \"t.u\"() : () -> (!t<\"a b\">, !t.b<\"a\">, !t<b<x>y<z>>)\n");
  }

  @Test
  void print_deepNest_needsNoStack() {
    int depth = 2_000;
    Operation inner = Operation.create(op("t.r"));
    for (int i = 0; i < depth; i++) {
      OperationState state = op("t.r");
      state.addRegion().addBlock().append(inner);
      inner = Operation.create(state);
    }
    String text = text(inner);
    assertThat(text.lines().count()).isEqualTo(2 * depth + 1);
    assertThat(text).endsWith("\n  }) : () -> ()\n}) : () -> ()\n");
  }

  @Test
  void print_largeOutput_isWrittenInChunks() throws Exception {
    OperationState state = op("t.r");
    Block block = state.addRegion().addBlock();
    for (int i = 0; i < 20_000; i++) {
      block.append(Operation.create(op("t.x").addResultType(i32)));
    }
    Operation root = Operation.create(state);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    IRPrinter.print(root, PrinterOptions.DEFAULT, out);
    assertThat(out.toByteArray()).isEqualTo(IRPrinter.toBytes(root, PrinterOptions.DEFAULT));
    assertThat(out.size()).isGreaterThan(400_000);
  }
}
