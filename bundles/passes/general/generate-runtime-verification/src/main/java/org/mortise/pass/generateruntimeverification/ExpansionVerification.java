// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.generateruntimeverification;

import com.google.auto.service.AutoService;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.ExpandShapeOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RuntimeVerifiableOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.MemRefType;
import org.osgi.service.component.annotations.Component;

/** Checks that the static sizes of each group divide the size of the source. */
@Component(service = RuntimeVerifiableOpInterface.class)
@Serves(ExpandShapeOp.NAME)
@AutoService(OpInterface.class)
public final class ExpansionVerification implements RuntimeVerifiableOpInterface {
  @Override
  public void generateRuntimeVerification(Operation op, OpBuilder builder, Location location) {
    Checks checks = new Checks(op, builder, location);
    MemRefType type = (MemRefType) op.result(0).type();
    int[][] groups = ExpandShapeOp.of(op).reassociation();
    for (int i = 0; i < groups.length; i++) {
      Value size = DimOp.create(builder, location, op.operand(0), i);
      long product = 1;
      for (int dim : groups[i]) {
        product *= type.isDynamicDim(dim) ? 1 : type.dim(dim);
      }
      Value rest = size; // a static size of 0 allows only 0
      if (product != 0) {
        rest = RemSIOp.create(builder, location, size, checks.constant(product));
      }
      Value isWhole = checks.compare(IntegerPredicate.EQ, rest, checks.constant(0));
      checks.require(isWhole, "static result dims in reassoc group do not divide src dim evenly");
    }
  }
}
