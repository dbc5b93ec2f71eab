// SPDX-License-Identifier: Apache-2.0
/** The logging components of the framework. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.logging;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
