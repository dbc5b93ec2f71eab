// SPDX-License-Identifier: Apache-2.0
/** What functions of all dialects have in common: their attributes, syntax and checks. */
@Version("0.1.0")
package org.mortise.ir.interfaces.function;

import org.osgi.annotation.versioning.Version;
