// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionListener;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;

/** Prints the notifications of a conversion in the format of MLIR's test pass. */
final class NotificationPrinter implements ConversionListener {
  private final PassRun run;

  NotificationPrinter(PassRun run) {
    this.run = run;
  }

  private void print(String text) {
    run.print(PassOutput.Channel.STANDARD, text + "\n");
  }

  @Override
  public void operationInserted(Operation op) {
    print("notifyOperationInserted: " + op.name() + ", was unlinked");
  }

  @Override
  public void operationMoved(Operation op) {
    print("notifyOperationInserted: " + op.name() + ", was linked, exact position unknown");
  }

  @Override
  public void operationMoved(Operation op, Block from, @Nullable Operation before) {
    String place = before == null ? ", was last in block" : ", previous = " + before.name();
    print("notifyOperationInserted: " + op.name() + place);
  }

  @Override
  public void operationModified(Operation op) {
    print("notifyOperationModified: " + op.name());
  }

  @Override
  public void operationReplaced(Operation op, List<? extends Value> values) {
    print("notifyOperationReplaced: " + op.name());
  }

  @Override
  public void operationErased(Operation op) {
    print("notifyOperationErased: " + op.name());
  }

  @Override
  public void blockInserted(Block block) {
    printBlock(block, "was unlinked");
  }

  @Override
  public void blockMoved(Block block, Region from, @Nullable Block before) {
    printBlock(block, "was linked");
  }

  private void printBlock(Block block, String before) {
    Operation parent = block.parentOp();
    print("notifyBlockInserted into " + (parent == null ? "unknown op" : parent.name()) + ": " + before);
  }

  @Override
  public void blockErased(Block block) {
    print("notifyBlockErased");
  }
}
