// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ub.execution;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.ub.PoisonOp;
import org.mortise.dialect.ub.UnreachableOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ShapedType;
import org.osgi.service.component.annotations.Component;

/** Undefined values. */
@Component(service = ExecutableOpInterface.class)
@Serves("ub.*")
@AutoService(OpInterface.class)
public final class UbExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    return Map.of(
        PoisonOp.NAME, ExecutableOpInterface.of(PoisonOp::of, UbExecution::poison),
        UnreachableOp.NAME, (op, code) -> code.fail("reached 'ub.unreachable'"));
  }

  /** For vectors and tensors of static shape the elements are undefined, so that they can be replaced one by one. */
  private static void poison(PoisonOp op, CodeBuilder code) {
    Type type = op.result().type();
    if (!(type instanceof ShapedType shaped) || type instanceof BaseMemRefType || !shaped.hasStaticShape()) {
      code.define(op.result(), code.undefined(type));
      return;
    }
    ValueFormat format = ValueFormat.of(shaped.elementType());
    code.run(code.results(op), (arguments, machine) -> {
      machine.charge(Math.multiplyExact(shaped.numElements(), (long) format.bytes()));
      Elements elements = Elements.of(format, shaped.shape());
      for (int i = 0; i < elements.count(); i++) {
        elements.setPoison(i, true);
      }
      return new Object[] {elements};
    }, PoisonRule.REJECT, List.of());
  }
}
