// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.ParseError;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Programs that control transformations of other programs, with the operations of all extensions. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "transform",
    constants = {TransformConstraints.class, TransformDefaults.class, TransformTraits.class})
public final class TransformDialect extends TransformDialectBase {
  /** The attribute of an operation that may contain named sequences. */
  static final String WITH_NAMED_SEQUENCE = "transform.with_named_sequence";

  @Override
  public @Nullable Diagnostic verifyOperationAttribute(Operation operation, NamedAttribute attribute) {
    return DialectAttributes.verify(operation, attribute);
  }

  @Override
  protected List<String> plainTypes() {
    return List.of(
        TransformConstraints.ANY_OP, TransformConstraints.ANY_VALUE, TransformConstraints.ANY_PARAM,
        TransformConstraints.AFFINE_MAP_PARAM, TransformConstraints.TYPE_PARAM);
  }

  @Override
  protected ParseError unknownType(AsmParser parser, String mnemonic, int start) {
    return parser.error(start + mnemonic.length(), "unknown type mnemonic: " + mnemonic);
  }
}
