// SPDX-License-Identifier: Apache-2.0
/** Assembly formats: the syntax of an operation as a string, with custom directives of dialects. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.text.format;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
