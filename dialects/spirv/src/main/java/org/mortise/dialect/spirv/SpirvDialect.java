// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import com.google.auto.service.AutoService;
import org.mortise.dialect.ods.ResourceDialect;
import org.mortise.ir.Dialect;
import org.osgi.service.component.annotations.Component;

/** The dialect {@code spirv}: SPIR-V, the binary language of Vulkan and OpenCL. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class SpirvDialect extends ResourceDialect {
  public SpirvDialect() {
    super("spirv", new SpirvSyntax());
  }
}
