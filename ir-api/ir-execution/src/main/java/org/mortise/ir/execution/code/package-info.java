// SPDX-License-Identifier: Apache-2.0
/** The code of functions, which operations emit and engines execute: instructions on registers, without structure. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.execution.code;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
