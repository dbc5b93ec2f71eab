// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import com.google.auto.service.AutoService;
import org.mortise.dialect.ods.ResourceDialect;
import org.mortise.ir.Dialect;
import org.osgi.service.component.annotations.Component;

/** The dialect {@code nvvm}: instructions of NVIDIA's graphics processors. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class NvvmDialect extends ResourceDialect {
  public NvvmDialect() {
    super("nvvm", new NvvmSyntax());
  }
}
