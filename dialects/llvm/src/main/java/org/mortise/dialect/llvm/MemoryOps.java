// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** Accesses to memory. */
@Op(name = "llvm.intr.memcpy", summary = "Copies memory that does not overlap.",
    operands = {"dst: POINTER write", "src: POINTER read", "len: SIGNLESS_INTEGER"},
    attributes = {"isVolatile: ONE_BIT", "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?",
        "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?", "arg_attrs: DICTIONARY_ARRAY? since 22.1",
        "res_attrs: DICTIONARY_ARRAY? since 22.1"})
@Op(name = "llvm.intr.memmove", summary = "Copies memory.",
    operands = {"dst: POINTER write", "src: POINTER read", "len: SIGNLESS_INTEGER"},
    attributes = {"isVolatile: ONE_BIT", "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?",
        "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?", "arg_attrs: DICTIONARY_ARRAY? since 22.1",
        "res_attrs: DICTIONARY_ARRAY? since 22.1"})
@Op(name = "llvm.intr.memcpy.inline",
    operands = {"dst: POINTER write", "src: POINTER read"},
    attributes = {"len: ANY_INTEGER", "isVolatile: ONE_BIT", "access_groups: ACCESS_GROUPS?",
        "alias_scopes: ALIAS_SCOPES?", "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?",
        "arg_attrs: DICTIONARY_ARRAY? since 22.1", "res_attrs: DICTIONARY_ARRAY? since 22.1"},
    summary = "Copies memory that does not overlap, of constant size.")
@Op(name = "llvm.intr.memset",
    operands = {"dst: POINTER write", "val: I8", "len: SIGNLESS_INTEGER"},
    attributes = {"isVolatile: ONE_BIT", "access_groups: ACCESS_GROUPS?", "alias_scopes: ALIAS_SCOPES?",
        "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?", "arg_attrs: DICTIONARY_ARRAY? since 22.1",
        "res_attrs: DICTIONARY_ARRAY? since 22.1"},
    summary = "Fills memory.")
@Op(name = "llvm.intr.memset.inline", since = "22.1",
    operands = {"dst: POINTER write", "val: I8"},
    attributes = {"len: ANY_INTEGER", "isVolatile: ONE_BIT", "access_groups: ACCESS_GROUPS?",
        "alias_scopes: ALIAS_SCOPES?", "noalias_scopes: ALIAS_SCOPES?", "tbaa: TBAA_TAGS?",
        "arg_attrs: DICTIONARY_ARRAY?", "res_attrs: DICTIONARY_ARRAY?"},
    summary = "Fills memory of constant size.")
final class MemoryOps {
  private MemoryOps() {}
}
