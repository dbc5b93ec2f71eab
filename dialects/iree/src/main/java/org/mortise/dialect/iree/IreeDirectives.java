// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.HashMap;
import java.util.Map;
import org.mortise.ir.syntax.CustomDirective;

/** The directives that formats of several dialects of IREE use. */
final class IreeDirectives {
  static final Map<String, CustomDirective> ALL = Map.ofEntries(
      Map.entry("DispatchEntryPoints", new EntryPoints()),
      Map.entry("DispatchOperands", new DispatchOperands()),
      Map.entry("ExplicitResourceRegion", new ResourceRegion()),
      Map.entry("ExportConditionRegion", new CountRegion("", 1)),
      Map.entry("OperandTypeList", new OperandTypes()),
      Map.entry("ParameterReference", new ParameterReference()),
      Map.entry("ResourceRegion", new ResourceRegion()),
      Map.entry("ShapedFunctionType", new ShapedFunctionType()),
      Map.entry("ShapedTiedResult", new ShapedTiedResult()),
      Map.entry("ShapedTypeList", new ShapedTypes()),
      Map.entry("SizeAwareType", new SizeAwareType()),
      Map.entry("SymbolAlias", new SymbolAlias()),
      Map.entry("TiedFunctionResultList", new TiedResults()),
      Map.entry("TypeAlias", new TypeAlias()),
      Map.entry("TypeOrAttr", new TypeOrValue()));

  private IreeDirectives() {}

  /** Returns all directives, where the region that counts work groups follows a keyword or not. */
  static Map<String, CustomDirective> withCountAfter(String keyword) {
    Map<String, CustomDirective> directives = new HashMap<>(ALL);
    directives.put("WorkgroupCountRegion", new CountRegion(keyword, 3));
    return directives;
  }
}
