// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.attributes.UnknownLoc;

/** Refuses to print whole programs between passes if several threads are allowed. */
final class ModuleScopeCheck implements PartObserver {
  @Override
  public boolean beforePasses(Part part) {
    if (part.allowsThreads) {
      part.output.handle(Diagnostic.error(UnknownLoc.of(part.program.context()),
          "IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.\n"));
    }
    return !part.allowsThreads;
  }
}
