// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import org.mortise.dialect.index.BoolConstantOp;
import org.mortise.dialect.index.CmpOp;
import org.mortise.dialect.index.ConstantOp;
import org.mortise.dialect.index.SizeOfOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.Constants;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.osgi.service.component.annotations.Component;

/** Arithmetic on {@code index}, which has 64 bits. */
@Component(service = ExecutableOpInterface.class)
@Serves("index.*")
@AutoService(OpInterface.class)
public final class IndexExecution extends DialectExecution {
  private static final long WIDTH = 64;

  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(ConstantOp.NAME, (op, code) -> code.define(op.result(0),
        code.constant(op.result(0).type(), Constants.of(ConstantOp.of(op).valueAttr()))));
    table.put(BoolConstantOp.NAME, (op, code) -> code.define(op.result(0),
        code.constant(op.result(0).type(), Constants.of(BoolConstantOp.of(op).valueAttr()))));
    table.put(SizeOfOp.NAME, (op, code) -> code.define(op.result(0), code.index(WIDTH)));
    table.put(CmpOp.NAME, (op, code) -> code.define(op.result(0),
        code.compare(CmpOp.of(op).predicate(), code.operand(op, 0), code.operand(op, 1))));
    return table;
  }
}
