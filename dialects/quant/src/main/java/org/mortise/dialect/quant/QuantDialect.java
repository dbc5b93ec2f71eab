// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Types of quantized numbers, and casts between quantized, storage and expressed types. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "quant", constants = QuantConstraints.class)
public final class QuantDialect extends QuantDialectBase {
  /** The syntax of casts. */
  static final String CAST = "$input attr-dict `:` type($input) `to` type($result)";

  @Override
  public List<FormerOperation> formerOperations() {
    return FormerOps.ALL;
  }

  @Override
  public DialectBytecode bytecode() {
    return QuantBytecode.INSTANCE;
  }

  @Override
  protected List<String> declaredTypes() {
    return List.of(AnyQuantizedType.MNEMONIC, CalibratedQuantizedType.MNEMONIC, UniformQuantizedType.MNEMONIC);
  }

  @Override
  public Type parseType(AsmParser parser) {
    return new QuantizedTypeParser(parser).parse();
  }
}
