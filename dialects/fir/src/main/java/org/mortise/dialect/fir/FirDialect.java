// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.FirForms;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.parameters.DialectEnum;
import org.osgi.service.component.annotations.Component;

/** Fortran programs, as {@code flang} compiles them: types, variables, arrays, descriptors, loops and calls. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "fir", constants = {FirConstraints.class, FirForms.class, FirResources.class})
public final class FirDialect extends FirDialectBase {
  @Override
  protected List<String> declaredTypes() {
    List<String> names = new ArrayList<>(super.declaredTypes());
    names.add(RecordType.MNEMONIC);
    return names;
  }

  @Override
  protected @Nullable Type parseDeclaredType(AsmParser parser, String mnemonic, int start) {
    return mnemonic.equals(RecordType.MNEMONIC)
        ? RecordType.parse(parser, start) : super.parseDeclaredType(parser, mnemonic, start);
  }

  @Override
  protected ParseError unknownType(AsmParser parser, String mnemonic, int start) {
    return parser.error(start, "unknown fir type: " + mnemonic);
  }

  @Override
  protected List<String> declaredAttributes() {
    List<String> names = new ArrayList<>(super.declaredAttributes());
    Arrays.stream(RangeAttr.Kind.values()).map(RangeAttr.Kind::keyword).forEach(names::add);
    return names;
  }

  @Override
  protected @Nullable Attribute parseDeclaredAttribute(
      AsmParser parser, String mnemonic, @Nullable Type type, int start) {
    RangeAttr.Kind range = RangeAttr.Kind.byKeyword(mnemonic);
    return range != null ? RangeAttr.of(parser.context(), range)
        : super.parseDeclaredAttribute(parser, mnemonic, type, start);
  }

  @Override
  public List<DialectEnum> enumerations() {
    return FirEnums.ALL;
  }

  @Override
  public List<FormerOperation> formerOperations() {
    return FormerOps.ALL;
  }

  @Override
  protected ParseError unknownAttribute(AsmParser parser, String mnemonic, int start) {
    return parser.error(start, "unknown FIR attribute: " + mnemonic);
  }
}
