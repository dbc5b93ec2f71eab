// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal.bytecode;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.bytecode.BytecodeReader;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code test-verify-uselistorder}: shuffles the uses of all values, and fails if a bytecode round trip does
 * not preserve the order.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class UseOrderPass implements PassFactory {
  private static final PassOption<Long> SEED =
      PassOption.unsigned("rng-seed", 1, "Specify an input random seed");
  private static final PassSpec SPEC =
      PassSpec.of("test-verify-uselistorder",
          "Verify that roundtripping the IR to bytecode preserves the order of the uselists")
          .withLocalTitle("TestVerifyUseListOrderPass")
          .withOptions(SEED);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    long seed = options.get(SEED);
    return (op, run) -> run(op, run, new Random(seed));
  }

  private static void run(Operation op, PassRun run, Random random) {
    forEachValue(op, value -> {
      List<OpOperand> uses = new ArrayList<>();
      value.uses().forEach(uses::add);
      Collections.shuffle(uses, random);
      value.setUseOrder(uses);
    });
    byte[] bytes = BytecodeWriter.toBytes(op, BytecodeWriter.Options.DEFAULT, new Resources(), run::emit);
    Operation read = bytes == null ? null : BytecodeReader.read(
        SourceText.of("-", bytes), op.context(), ParserOptions.PERMISSIVE, run::emit, new Resources());
    if (read != null && !orders(op).equals(orders(read))) {
      run.emit(op.error("the order of uses has changed"));
    }
  }

  /** Returns for each value, in the order of the program, the positions of its uses. */
  private static List<List<Integer>> orders(Operation op) {
    Map<OpOperand, Integer> positions = new IdentityHashMap<>();
    Walk.preOrder(op, user -> {
      for (int i = 0; i < user.operandCount(); i++) {
        positions.put(user.opOperand(i), positions.size());
      }
    });
    List<List<Integer>> orders = new ArrayList<>();
    forEachValue(op, value -> {
      List<Integer> order = new ArrayList<>();
      value.uses().forEach(use -> order.add(positions.get(use)));
      orders.add(order);
    });
    return orders;
  }

  private static void forEachValue(Operation root, Consumer<Value> action) {
    Walk.preOrder(root, op -> {
      op.resultList().forEach(action);
      for (int i = 0; i < op.regionCount(); i++) {
        Region region = op.region(i);
        for (Block block : region.blocks()) {
          block.argumentList().forEach(action);
        }
      }
    });
  }
}
