// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.test.types.TestType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Walk;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-type-interfaces}: a remark from each method of the types that have several interfaces. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TypeInterfacesPass extends PlainPass {
  private static final List<String> METHODS = List.of("TestA", "TestB", "TestC", "TestD", "TestRet", "TestE");

  public TypeInterfacesPass() {
    super(PassSpec.of("test-type-interfaces", "Test type interface support.")
        .onOperation("builtin.module")
        .withLocalTitle("TestTypeInterfaces"));
  }

  @Override
  public void run(Operation module, PassRun run) {
    Walk.postOrder(module, op -> {
      for (OpResult result : op.resultList()) {
        if (result.type() instanceof TestType type && type.mnemonic().equals("test_type")) {
          METHODS.forEach(method ->
              run.emit(new Diagnostic(Severity.REMARK, op.location(), "'" + type + "' - " + method)));
        }
      }
    });
  }
}
