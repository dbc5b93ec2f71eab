// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.InlineAll;
import org.mortise.ir.interfaces.MemoryEffects;
import org.osgi.service.component.annotations.Component;

/** Conversion of tensors to buffers, and ownership-based deallocation. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "bufferization")
public final class BufferizationDialect extends BufferizationDialectBase {
  /** The attribute of operations that allocate or free a buffer whose deallocation is left to the program. */
  public static final String MANUAL_DEALLOCATION = "bufferization.manual_deallocation";

  @Override
  public @Nullable Diagnostic verifyOperationAttribute(Operation operation, NamedAttribute attribute) {
    if (!attribute.name().equals(MANUAL_DEALLOCATION)) {
      return operation.error("attribute '\"" + attribute.name()
          + "\"' not supported as an op attribute by the bufferization dialect");
    }
    boolean suitable = MemoryEffects.hasEffect(operation, MemoryEffect.Kind.ALLOCATE, null)
        || MemoryEffects.hasEffect(operation, MemoryEffect.Kind.FREE, null);
    return suitable ? null : operation.opError("attribute '" + MANUAL_DEALLOCATION
        + "' can be used only on ops that have an allocation and/or free side effect");
  }

  @Override
  public @Nullable Diagnostic verifyArgumentAttribute(Operation function, int argument, NamedAttribute attribute) {
    return ArgumentVerifier.verify(function, attribute);
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }

  @Override
  public List<FormerOperation> formerOperations() {
    return FormerOps.ALL;
  }
}
