// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.dialect.fir.types.FirTypes;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Fortran programs, as {@code flang} compiles them: types, variables, arrays, descriptors, loops and calls. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "fir", constants = FirConstraints.class)
public final class FirDialect extends FirDialectBase {
  @Override
  public List<String> typeNames() {
    return FirTypes.names();
  }

  @Override
  public List<String> attributeNames() {
    return FirAttributes.names();
  }

  @Override
  public Type parseType(AsmParser parser) {
    return FirTypes.parse(parser);
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, Type type) {
    return FirAttributes.parse(parser);
  }
}
