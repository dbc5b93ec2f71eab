// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.osgi.service.component.annotations.Component;

/** Branches and the end of the program access no memory that is allocated or freed. */
@Component(service = MemoryEffectOpInterface.class)
@Serves({SelectOp.NAME, SelectCaseOp.NAME, SelectRankOp.NAME, SelectTypeOp.NAME, "fir.unreachable"})
@AutoService(OpInterface.class)
public final class BranchEffects implements MemoryEffectOpInterface {
  @Override
  public void getEffects(Operation op, List<MemoryEffect> effects) {
    // none: fir.select_type reads the descriptor, which no pass may reorder with a terminator
  }
}
