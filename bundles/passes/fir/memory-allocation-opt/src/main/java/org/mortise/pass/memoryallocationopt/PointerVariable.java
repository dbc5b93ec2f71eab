// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.memoryallocationopt;

import java.util.List;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.FreeMemOp;
import org.mortise.dialect.fir.IfOp;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.dialect.fir.ZeroBitsOp;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.IntegerType;

/** A variable with the address of a heap entity, or a null pointer while there is none. */
final class PointerVariable {
  private final HeapType type;
  private final Value variable;
  private final Value zero;

  private PointerVariable(HeapType type, Value variable, Value zero) {
    this.type = type;
    this.variable = variable;
    this.zero = zero;
  }

  /** Creates a variable for addresses of a type at the start of a region. */
  static PointerVariable create(Region region, HeapType type, Location location) {
    Context context = type.context();
    OpBuilder builder = new OpBuilder(context);
    builder.setInsertionPointToStart(region.first());
    Value variable = AllocaOp.create(builder, location, type, List.of(), List.of());
    Value nothing = ZeroBitsOp.create(builder, location, type);
    StoreOp.create(builder, location, nothing, variable);
    Value zero = ConstantOp.createInteger(builder, location, integer(context), 0);
    return new PointerVariable(type, variable, zero);
  }

  private static IntegerType integer(Context context) {
    return IntegerType.of(context, Long.SIZE);
  }

  void set(OpBuilder builder, Location location, Value address) {
    StoreOp.create(builder, location, address, variable);
  }

  /** Frees the entity, if any. */
  void free(OpBuilder builder, Location location) {
    Value address = LoadOp.create(builder, location, type, variable);
    Value number = ConvertOp.create(builder, location, integer(builder.context()), address);
    Value exists = CmpIOp.create(builder, location, IntegerPredicate.NE, number, zero);
    IfOp.create(builder, location, exists, then -> FreeMemOp.create(then, location, address));
  }
}
