// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import org.jspecify.annotations.Nullable;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.DeallocationHelper;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/**
 * Finds the buffers that lowered deallocations allocate for the arguments of the library function. Their allocations
 * get a location by which the statistics of an execution name them.
 */
final class AuxiliaryBuffers {
  private static final String PLACE = "auxiliary buffer";

  private AuxiliaryBuffers() {}

  /** Changes the locations of the allocations of auxiliary buffers. Linear. */
  static void mark(Operation module) {
    module.walkPreOrder((Operation op) -> {
      CallOpInterface call = op.getInterface(CallOpInterface.class);
      SymbolRefAttr callee = call == null ? null : call.getCalleeSymbol(op);
      if (callee == null || !DeallocationHelper.isNamed(callee.rootReference())) {
        return;
      }
      for (int i = 0; i < op.operandCount(); i++) {
        Operation allocation = base(op.operand(i)).definingOp();
        if (allocation != null) {
          allocation.setLocation(new FileLineColLoc(allocation.context(), PLACE, 1, 1));
        }
      }
    });
  }

  /** Returns the number of auxiliary buffers of an execution of a marked program. */
  static long count(ExecutionStatistics statistics) {
    return statistics.sites().stream().filter(site -> isAuxiliary(site.location()))
        .mapToLong(ExecutionStatistics.Site::buffers).sum();
  }

  /** Returns whether an allocation has the location of a marked one. */
  static boolean isAuxiliary(Location location) {
    return location instanceof FileLineColLoc place && place.file().equals(PLACE);
  }

  private static Value base(Value value) {
    Value base = value;
    for (Value source = source(base); source != null; source = source(base)) {
      base = source;
    }
    return base;
  }

  private static @Nullable Value source(Value value) {
    Operation op = value.definingOp();
    ViewLikeOpInterface view = op == null ? null : op.getInterface(ViewLikeOpInterface.class);
    return view == null ? null : view.getViewSource(op);
  }
}
