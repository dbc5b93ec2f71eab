// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import com.google.auto.service.AutoService;
import org.mortise.dialect.ods.ResourceDialect;
import org.mortise.ir.Dialect;
import org.osgi.service.component.annotations.Component;

/** The dialect {@code x86vector}: vector extensions of x86. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class X86VectorDialect extends ResourceDialect {
  public X86VectorDialect() {
    super("x86vector", new ProcessorSyntax());
  }
}
