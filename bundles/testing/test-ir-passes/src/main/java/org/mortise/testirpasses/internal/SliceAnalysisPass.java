// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code slice-analysis-test}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SliceAnalysisPass extends PlainPass {
  public SliceAnalysisPass() {
    super(PassSpec.of("slice-analysis-test", "Test Slice analysis functionality.")
        .onOperation("builtin.module")
        .withLocalTitle("SliceAnalysisTestPass"));
  }

  /** Adds, for each structured operation of a function, a function with the operations that it depends on. */
  @Override
  public void run(Operation module, PassRun run) {
    List<Operation> functions = new ArrayList<>();
    module.region(0).first().operations().forEach(functions::add);
    for (Operation function : functions) {
      if (FuncOp.of(function) == null) {
        continue;
      }
      int[] number = {0};
      Walk.postOrder(function, op -> {
        boolean isStructured = op.implementsInterface(DestinationStyleOpInterface.class);
        if (isStructured && op.name().dialectNamespace().equals("linalg")) {
          addSlice(function, op, number[0]++);
        }
      });
    }
  }

  private static void addSlice(Operation function, Operation op, int number) {
    Set<Operation> slice = new LinkedHashSet<>();
    collect(op, slice);
    slice.remove(op);
    FuncOp original = FuncOp.of(function);
    OpBuilder builder = OpBuilder.before(function);
    FuncOp added = FuncOp.create(
        builder, function.location(), original.name() + "__backward_slice__" + number, original.type());
    Block body = added.addEntryBlock();
    IRMapping mapping = new IRMapping();
    for (int i = 0; i < body.argumentCount(); i++) {
      mapping.map(original.body().first().argument(i), body.argument(i));
    }
    OpBuilder inside = OpBuilder.atEnd(function.context(), body);
    for (Operation each : slice) {
      inside.clone(each, mapping);
    }
    ReturnOp.create(inside, op.location(), List.of());
  }

  /** Adds the dependences of the operation, then the operation. Recursive: for small programs. */
  private static void collect(Operation op, Set<Operation> slice) {
    if (op.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
      return;
    }
    for (Value operand : op.operands()) {
      Operation source = operand.definingOp() != null ? operand.definingOp() : operand.parentBlock().parentOp();
      if (!slice.contains(source)) {
        collect(source, slice);
      }
    }
    slice.add(op);
  }
}
