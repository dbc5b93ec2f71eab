// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Accesses to memory. */
@Op(name = "llvm.intr.memcpy", summary = "Copies memory that does not overlap.",
    operands = {"dst: POINTER write", "src: POINTER read", "len: SIGNLESS_INTEGER"},
    attributes = {"isVolatile: ONE_BIT", "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?",
        "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?"})
@Op(name = "llvm.intr.memmove", summary = "Copies memory.",
    operands = {"dst: POINTER write", "src: POINTER read", "len: SIGNLESS_INTEGER"},
    attributes = {"isVolatile: ONE_BIT", "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?",
        "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?"})
final class MemoryOps {
  private MemoryOps() {}
}
