// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.Verifier;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.CustomDirective;
import org.osgi.service.component.annotations.Component;

/** The syntax of modules, instances and fields of CIRCT, as far as its definitions leave it to C++. */
@Component(service = SyntaxLibrary.class)
public final class CirctSyntax implements SyntaxLibrary {
  @Override
  public Set<String> namespaces() {
    return Set.of("comb", "firrtl", "hw");
  }

  @Override
  public Map<String, CustomDirective> directives(String namespace) {
    return namespace.equals("firrtl") ? Map.of("OptionalBinaryOpTypes", new OneOrTwoTypes()) : Map.of();
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "comb.concat" -> new ConcatSyntax();
      case "firrtl.extmodule" -> new FirrtlModuleSyntax(false);
      case "firrtl.instance" -> new FirrtlInstanceSyntax();
      case "firrtl.module" -> new FirrtlModuleSyntax(true);
      case "firrtl.ref.send" -> new RefSendSyntax();
      case "firrtl.subfield" -> new SubfieldSyntax();
      case "hw.instance" -> new HwInstanceSyntax();
      case "hw.module" -> new HwModuleSyntax(true);
      case "hw.module.extern" -> new HwModuleSyntax(false);
      default -> null;
    };
  }

  @Override
  public @Nullable Verifier verifier(String operation) {
    return switch (operation) {
      case "firrtl.extmodule", "firrtl.instance", "firrtl.module" -> FirrtlPorts::verify;
      case "firrtl.subfield" -> SubfieldSyntax::verify;
      case "hw.instance" -> HwInstanceSyntax::verify;
      case "hw.module" -> HwModuleSyntax::verify;
      default -> null;
    };
  }
}
