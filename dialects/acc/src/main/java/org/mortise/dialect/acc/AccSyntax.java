// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.Map;
import java.util.Set;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.syntax.CustomDirective;
import org.osgi.service.component.annotations.Component;

/** The directives of formats of OpenACC: variables, clauses with device types, and loops. */
@Component(service = SyntaxLibrary.class)
public final class AccSyntax implements SyntaxLibrary {
  private static final Map<String, CustomDirective> DIRECTIVES = Map.ofEntries(
      Map.entry("AccVar", new DeviceVariable()),
      Map.entry("BindName", new BindNames()),
      Map.entry("CombinedConstructsLoop", new CombinedConstruct()),
      Map.entry("DeviceTypeArrayAttr", new DeviceTypeList()),
      Map.entry("DeviceTypeOperands", new DeviceTypeOperands()),
      Map.entry("DeviceTypeOperandsWithKeywordOnly", new KeywordOrOperands()),
      Map.entry("DeviceTypeOperandsWithSegment", new OperandGroups()),
      Map.entry("GangClause", new GangClause()),
      Map.entry("LoopControl", new LoopControl()),
      Map.entry("NumGangs", new OperandGroups()),
      Map.entry("OperandWithKeywordOnly", new OperandsOrUnit()),
      Map.entry("OperandsWithKeywordOnly", new OperandsOrUnit()),
      Map.entry("RecipeSym", new RecipeSymbol()),
      Map.entry("RoutineGangClause", new RoutineGangClause()),
      Map.entry("Var", new Variable()),
      Map.entry("VarPtrType", new VariableType()),
      Map.entry("WaitClause", new WaitClause()));

  @Override
  public Set<String> namespaces() {
    return Set.of("acc");
  }

  @Override
  public Map<String, CustomDirective> directives(String namespace) {
    return DIRECTIVES;
  }
}
