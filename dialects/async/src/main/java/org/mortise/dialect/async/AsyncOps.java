// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.mortise.ir.definition.Op;

/** Operations that no Java code handles. */
@Op(name = "async.add_to_group", operands = {"operand: VALUE_OR_TOKEN", "group: GROUP"}, results = "rank: INDEX",
    format = "$operand `,` $group `:` type($operand) attr-dict",
    summary = "Adds a token or value to a group and returns its position.")
@Op(name = "async.await_all", operands = "operand: GROUP", format = "$operand attr-dict",
    summary = "Waits until all tokens and values of a group are available.")
@Op(name = "async.coro.begin", operands = "id: CORO_ID", results = "handle: CORO_HANDLE", format = "$id attr-dict",
    summary = "Begins a coroutine and returns its handle.")
@Op(name = "async.coro.end", operands = "handle: CORO_HANDLE", format = "$handle attr-dict",
    summary = "Ends a coroutine.")
@Op(name = "async.coro.free", operands = {"id: CORO_ID", "handle: CORO_HANDLE"}, format = "$id `,` $handle attr-dict",
    summary = "Frees the frame of a coroutine.")
@Op(name = "async.coro.id", results = "id: CORO_ID", format = "attr-dict",
    summary = "Returns the identifier of a coroutine.")
@Op(name = "async.coro.save", operands = "handle: CORO_HANDLE", results = "state: CORO_STATE",
    format = "$handle attr-dict", summary = "Saves the state of a coroutine.")
@Op(name = "async.coro.suspend", operands = "state: CORO_STATE",
    successors = {"suspendDest", "resumeDest", "cleanupDest"}, traits = "TERMINATOR",
    format = "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict",
    summary = "Suspends a coroutine, which is resumed or destroyed later.")
@Op(name = "async.runtime.add_ref", operands = "operand: ANY_ASYNC", attributes = "count: POSITIVE_I64",
    format = "$operand attr-dict `:` type($operand)", summary = "Adds references to a value of the runtime.")
@Op(name = "async.runtime.add_to_group", operands = {"operand: VALUE_OR_TOKEN", "group: GROUP"},
    results = "rank: INDEX", format = "$operand `,` $group attr-dict `:` type($operand)",
    summary = "Adds a token or value to a group of the runtime.")
@Op(name = "async.runtime.await", operands = "operand: ANY_ASYNC", format = "$operand attr-dict `:` type($operand)",
    summary = "Blocks the thread until the operand is available.")
@Op(name = "async.runtime.await_and_resume", operands = {"operand: ANY_ASYNC", "handle: CORO_HANDLE"},
    format = "$operand `,` $handle attr-dict `:` type($operand)",
    summary = "Resumes a coroutine when the operand is available.")
@Op(name = "async.runtime.create", results = "result: VALUE_OR_TOKEN", format = "attr-dict `:` type($result)",
    summary = "Creates a token or value of the runtime.")
@Op(name = "async.runtime.create_group", operands = "size: INDEX", results = "result: GROUP",
    format = "$size `:` type($result) attr-dict", summary = "Creates a group of the runtime.")
@Op(name = "async.runtime.drop_ref", operands = "operand: ANY_ASYNC", attributes = "count: POSITIVE_I64",
    format = "$operand attr-dict `:` type($operand)", summary = "Removes references to a value of the runtime.")
@Op(name = "async.runtime.is_error", operands = "operand: ANY_ASYNC", results = "is_error: I1",
    format = "$operand attr-dict `:` type($operand)",
    summary = "Returns whether the operand is in the state of an error.")
@Op(name = "async.runtime.num_worker_threads", results = "result: INDEX", format = "attr-dict `:` type($result)",
    summary = "Returns the number of threads of the runtime.")
@Op(name = "async.runtime.resume", operands = "handle: CORO_HANDLE", format = "$handle attr-dict",
    summary = "Resumes a coroutine on a thread of the runtime.")
@Op(name = "async.runtime.set_available", operands = "operand: VALUE_OR_TOKEN",
    format = "$operand attr-dict `:` type($operand)", summary = "Makes a token or value available.")
@Op(name = "async.runtime.set_error", operands = "operand: VALUE_OR_TOKEN",
    format = "$operand attr-dict `:` type($operand)", summary = "Moves a token or value to the state of an error.")
final class AsyncOps {
  private AsyncOps() {}
}
