// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.generateruntimeverification;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RuntimeVerifiableOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.osgi.service.component.annotations.Component;

/** Checks that indices are in bounds. */
@Component(service = RuntimeVerifiableOpInterface.class)
@Serves({LoadOp.NAME, StoreOp.NAME})
@AutoService(OpInterface.class)
public final class AccessVerification implements RuntimeVerifiableOpInterface {
  @Override
  public void generateRuntimeVerification(Operation op, OpBuilder builder, Location location) {
    LoadOp load = LoadOp.of(op);
    Value memref = load != null ? load.memref() : StoreOp.of(op).memref();
    List<Value> indices = load != null ? load.indices() : StoreOp.of(op).indices();
    if (indices.isEmpty()) {
      return;
    }
    Checks checks = new Checks(op, builder, location);
    Value zero = checks.constant(0);
    Value all = null;
    for (int i = 0; i < indices.size(); i++) {
      Value size = checks.dim(memref, i);
      Value notNegative = checks.compareFolded(IntegerPredicate.SGE, indices.get(i), zero);
      Value below = checks.compareFolded(IntegerPredicate.SLT, indices.get(i), size);
      Value inBounds = checks.andFolded(notNegative, below);
      all = all == null ? inBounds : checks.andFolded(all, inBounds);
    }
    checks.require(all, "out-of-bounds access");
  }
}
