// SPDX-License-Identifier: Apache-2.0
/** Creation of contexts with the builtin dialect, the start of every use of the framework. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.text.context;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
