// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.List;
import org.mortise.dialect.fir.DoLoopOp;
import org.mortise.dialect.fir.ResultOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.types.IndexType;

/**
 * A {@code fir.do_loop} that carries nothing.
 *
 * @param body creates operations at the end of the body, before the terminator
 */
record CountedLoop(Value counter, OpBuilder body) {
  /** Creates a loop from {@code first} to {@code last}, inclusive. */
  static CountedLoop create(OpBuilder builder, Location location, Value first, Value last, Value step) {
    DoLoopOp loop = DoLoopOp.create(builder, location, List.of(), first, last, step, List.of(), List.of());
    Block body = loop.region().addBlock();
    Value counter = body.addArgument(IndexType.of(builder.context()), location);
    ResultOp end = ResultOp.create(OpBuilder.atEnd(builder.context(), body), location, List.of());
    return new CountedLoop(counter, OpBuilder.before(end));
  }
}
