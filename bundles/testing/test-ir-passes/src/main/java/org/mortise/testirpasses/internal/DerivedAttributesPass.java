// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.dialect.test.DerivedAttributeOpInterface;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Walk;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-derived-attr}: a remark for each attribute that an operation computes from its types. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DerivedAttributesPass extends PlainPass {
  public DerivedAttributesPass() {
    super(PassSpec.of("test-derived-attr", "Run test derived attributes")
        .onOperation("func.func")
        .withLocalTitle("TestDerivedAttributeDriver"));
  }

  @Override
  public void run(Operation function, PassRun run) {
    Walk.postOrder(function, op -> {
      DerivedAttributeOpInterface derived = op.getInterface(DerivedAttributeOpInterface.class);
      if (derived == null) {
        return;
      }
      for (NamedAttribute attribute : derived.materializeDerivedAttributes(op)) {
        run.emit(Diagnostic.atOperation(
            Severity.REMARK, op, attribute.name() + " = " + attribute.value()));
      }
    });
  }
}
