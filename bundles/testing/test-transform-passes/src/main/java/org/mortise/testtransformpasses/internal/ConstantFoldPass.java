// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.transform.Folding;
import org.mortise.ir.transform.UniqueConstants;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-constant-fold}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ConstantFoldPass extends PlainPass {
  public ConstantFoldPass() {
    super(PassSpec.of("test-constant-fold", "Test operation constant folding")
        .withLocalTitle("TestConstantFold"));
  }

  /**
   * Folds each operation once, also constants, the last one first, so that the constants at the start of a region are
   * in the order of the operations that they replace. Other operations without uses stay.
   */
  @Override
  public void run(Operation root, PassRun run) {
    List<Operation> ops = new ArrayList<>();
    Walk.postOrder(root, ops::add);
    Folder folder = new Folder(new UniqueConstants(root.context()), new LinkedHashSet<>());
    for (int i = ops.size() - 1; i >= 0; i--) {
      if (ops.get(i).block() != null) {
        folder.fold(ops.get(i));
      }
    }
    folder.eraseUnused();
  }

  /** Folds operations to unique constants. */
  private record Folder(UniqueConstants constants, Set<Operation> made) {
    void fold(Operation op) {
      FoldResult folded = Folding.fold(op);
      if (folded.size() == 0) {
        return;
      }
      List<Value> values = new ArrayList<>();
      for (int i = 0; i < folded.size(); i++) {
        Value value = folded.value(i) != null ? folded.value(i) : constant(op, i, folded);
        if (value == null) {
          return;
        }
        values.add(value);
      }
      op.replaceAllUsesWith(values);
      op.erase();
    }

    /** Returns the constant of a result, at the start of its block if that is the block of the operation. */
    private @Nullable Value constant(Operation op, int result, FoldResult folded) {
      Operation constant = constants.get(
          op.parentRegion(), op.name().dialect(), folded.constant(result), op.result(result).type());
      if (constant == null) {
        return null;
      }
      made.add(constant);
      Block block = op.block();
      if (constant.block() == block && block.first() != constant) {
        constant.moveBefore(block.first());
      }
      return constant.result(0);
    }

    void eraseUnused() {
      for (Operation constant : made) {
        if (!constant.hasResultUses()) {
          constant.erase();
        }
      }
    }
  }
}
