// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import com.google.auto.service.AutoService;
import org.mortise.dialect.ods.ResourceDialect;
import org.mortise.ir.Dialect;
import org.osgi.service.component.annotations.Component;

/** The dialect {@code arm_sme}: the matrix extension of Arm. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class ArmSmeDialect extends ResourceDialect {
  public ArmSmeDialect() {
    super("arm_sme", new ProcessorSyntax());
  }
}
