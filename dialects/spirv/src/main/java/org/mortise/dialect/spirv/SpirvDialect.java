// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.ResourceDialect;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.osgi.service.component.annotations.Component;

/** The dialect {@code spirv}: SPIR-V, the binary language of Vulkan and OpenCL. */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class SpirvDialect extends ResourceDialect {
  public SpirvDialect() {
    super("spirv", new SpirvSyntax());
  }

  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    OperationState constant = new OperationState(location, type.context().operationName("spirv.Constant"));
    return builder.insert(Operation.create(constant.addAttribute("value", value).addResultType(type)));
  }
}
