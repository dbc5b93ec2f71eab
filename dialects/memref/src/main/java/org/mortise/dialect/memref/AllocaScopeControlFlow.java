// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.osgi.service.component.annotations.Component;

/** The region of {@code memref.alloca_scope} is entered once. */
@Component(service = RegionBranchOpInterface.class)
@Serves(AllocaScopeOp.NAME)
@AutoService(OpInterface.class)
public final class AllocaScopeControlFlow implements RegionBranchOpInterface {
  @Override
  public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
    if (point.isParent()) {
      return List.of(RegionSuccessor.withoutInputs(op.region(0)));
    }
    return List.of(RegionSuccessor.parent(op));
  }
}
