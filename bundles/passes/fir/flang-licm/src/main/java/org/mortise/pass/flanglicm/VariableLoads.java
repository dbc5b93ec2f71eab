// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.flanglicm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.alias.SourceSearch;
import org.mortise.ir.Operation;
import org.mortise.pass.loopinvariantcodemotion.HoistableReads;

/** Loads of variables, which may leave a loop that does not write the variable. Used for one run. */
final class VariableLoads implements HoistableReads {
  private @Nullable Operation lastLoop;
  private @Nullable WrittenVariables lastWrites;

  @Override
  public boolean isSpeculatableRead(Operation op) {
    LoadOp load = LoadOp.of(op);
    return load != null && AccessibleVariables.contains(load.memref());
  }

  @Override
  public boolean isInvariant(Operation read, Operation loop) {
    WrittenVariables writes = lastWrites;
    if (writes == null || loop != lastLoop) {
      writes = WrittenVariables.of(loop);
      lastLoop = loop;
      lastWrites = writes;
    }
    return !writes.mayContain(SourceSearch.of(LoadOp.of(read).memref()));
  }
}
