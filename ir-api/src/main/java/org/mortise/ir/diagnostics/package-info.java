// SPDX-License-Identifier: Apache-2.0
/** Errors, warnings, remarks and their notes, as objects; who prints them, and how, is elsewhere. */
@Version("0.1.0")
package org.mortise.ir.diagnostics;

import org.osgi.annotation.versioning.Version;
